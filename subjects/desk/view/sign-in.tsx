import { business } from '#subjects/dealership/facts/business.ts'
import { Send, TextLink } from './controls.tsx'

export type Fields = readonly (readonly [name: string, value: string])[]

interface SignInProps {
  readonly options: object
  readonly to: string
  /** The fields of a form that was sent without a session. */
  readonly fields?: Fields | undefined
  readonly notice?: string | undefined
  /** Whether the person has signed in already, and does something that cannot be undone. */
  readonly isAgain?: boolean | undefined
  /** A passkey that opens the desk no longer, for the device to forget. */
  readonly unknown?: object | undefined
}

export function SignIn({ options, to, fields, notice, isAgain = false, unknown }: SignInProps) {
  return (
    <form
      className="desk-door stack"
      method="post"
      action="/sign-in"
      data-passkey="get"
      data-options={JSON.stringify(options)}
      data-unknown={unknown && JSON.stringify(unknown)}
    >
      <Mark />
      <h1>{isAgain ? 'Confirm that it is you' : `Sign in to the ${business.shortName} desk`}</h1>
      {notice && <p className="notice">{notice}</p>}
      {!isAgain && <p>Your phone or computer asks for your finger, your face or its PIN. There is no password.</p>}
      <input type="hidden" name="passkey" />
      <input type="hidden" name="to" value={to} />
      {fields && <input type="hidden" name="fields" value={JSON.stringify(fields)} />}
      <Send data-look="main">{isAgain ? 'Use your passkey' : 'Sign in with your passkey'}</Send>
      <NeedsScript />
      {isAgain ? (
        <TextLink href="/">Cancel</TextLink>
      ) : (
        <p className="small soft">On a new device, ask a colleague to invite you under “Who can sign in”.</p>
      )}
    </form>
  )
}

interface InvitationProps {
  readonly name: string
  readonly options: object
  readonly notice?: string | undefined
}

export function Invitation({ name, options, notice }: InvitationProps) {
  return (
    <form className="desk-door stack" method="post" data-passkey="create" data-options={JSON.stringify(options)}>
      <Mark />
      <h1>Welcome, {name}</h1>
      {notice && <p className="notice">{notice}</p>}
      <p>
        This device will open the desk by your finger, your face or its PIN. Nothing secret leaves it, and there is no
        password to forget.
      </p>
      <input type="hidden" name="passkey" />
      <Send data-look="main">Make a passkey on this device</Send>
      <NeedsScript />
    </form>
  )
}

const Mark = () => <img src="/favicon.svg" alt="" width="56" height="56" />

function NeedsScript() {
  return (
    <>
      <p className="notice" data-passkey-problem hidden />
      <noscript>
        <p className="notice">A passkey needs JavaScript. Everything after signing in works without it.</p>
      </noscript>
    </>
  )
}

interface GoOnProps {
  readonly to: string
  readonly fields: Fields
}

/** Sends the fields that were typed before, once more. */
export function GoOn({ to, fields }: GoOnProps) {
  return (
    <form className="desk-door stack" method="post" action={to} data-go-on>
      <h1>You are signed in</h1>
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Send data-look="main">Go on</Send>
    </form>
  )
}

export function OpenAgain({ to }: { readonly to: string }) {
  return (
    <p className="desk-door">
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <TextLink href={to}>Open the desk</TextLink>
    </p>
  )
}
