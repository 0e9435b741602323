import type { ReactNode } from 'react'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import '#kit/parts/button.css'
import './asking.css'

/** A cart, its own address, and what the visitor has asked about it. */
export interface AskedVehicle {
  readonly vehicle: Vehicle
  readonly path: string
  readonly search: URLSearchParams
}

interface AskFormProps {
  /** The section of the page that answers. */
  readonly action: `${string}#${string}`
  readonly kept: KeptAnswers
  readonly button: string
  readonly children: ReactNode
}

/** Names and values that the visitor has given to the other forms of the page. */
export type KeptAnswers = readonly (readonly [name: string, value: string])[]

/** A question that the page itself answers, without script. */
export function AskForm({ action, kept, button, children }: AskFormProps) {
  return (
    <form action={action} className="asking screen-only">
      <KeptFields kept={kept} />
      {children}
      <button type="submit" className="button" data-look="solid">
        {button}
      </button>
    </form>
  )
}

/** CART-48: what the other forms were told, so that one answer does not undo another. */
export function KeptFields({ kept }: { readonly kept: KeptAnswers }) {
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export function keptAnswers(search: URLSearchParams, except: readonly string[]): KeptAnswers {
  const names = [...new Set(search.keys())].filter((name) => !except.includes(name))
  return names.map((name) => [name, search.get(name) ?? ''])
}
