import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect } from 'react'
import { type UseFormRegister, type UseFormSetError, useForm } from 'react-hook-form'
import { type ContactSubmission, submissionSchema } from '#subjects/contact/rules/contact-submission.ts'
import { type ContactErrors, contactFieldNames, emptyContactValues } from '#subjects/contact/rules/contact-values.ts'

export interface ContactRules {
  readonly register: UseFormRegister<ContactSubmission>
  readonly errors: ContactErrors
  readonly setError: UseFormSetError<ContactSubmission>
  readonly clear: () => void
  /** Holds the fields against the rules and focuses the first that breaks one, or hands the submission on. */
  readonly submit: (send: (submission: ContactSubmission) => Promise<void>) => Promise<void>
}

interface RulesKeeperProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** What the server found wrong, until the visitor sends again. */
  readonly errors: ContactErrors
  readonly onChange: (rules: ContactRules) => void
}

/**
 * The rules of the form: fetched when a visitor begins to fill it in, since nobody needs them before. It shows nothing;
 * it takes over the fields that are already there, with what is already in them.
 */
export function RulesKeeper({ form, errors: given, onChange }: RulesKeeperProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<ContactSubmission>({
    resolver: zodResolver(submissionSchema),
    defaultValues: typedIn(form.current),
  })
  const { errors } = formState
  useEffect(() => {
    onChange({
      register,
      errors: Object.fromEntries(
        contactFieldNames.flatMap((name) => (errors[name]?.message ? [[name, errors[name].message]] : [])),
      ),
      setError,
      clear: () => reset(emptyContactValues),
      submit: (send) => handleSubmit(send)(),
    })
  }, [register, errors, setError, reset, handleSubmit, onChange])
  useEffect(() => {
    for (const name of contactFieldNames) if (given[name]) setError(name, { message: given[name] })
  }, [given, setError])
  return null
}

function typedIn(form: HTMLFormElement | null): ContactSubmission {
  const typed = new FormData(form ?? undefined)
  return Object.fromEntries(
    contactFieldNames.map((name) => [name, String(typed.get(name) ?? emptyContactValues[name])]),
  ) as ContactSubmission
}
