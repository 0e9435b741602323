import { type ReactNode, useContext } from 'react'
import { DeliveryContext } from '#subjects/county/view/chosen-town.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitEntry as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { FitField } from './fit-field.tsx'
import '#kit/parts/button.css'
import './fit-entry.css'

/** The short form of "Which cart?" on the home page; `children` stands beside it (FIT-19). */
export function FitEntry({ children }: { readonly children: ReactNode }) {
  const chosen = useContext(DeliveryContext)
  return (
    <div className="fit-entry screen-only">
      <div className="wrap">
        <search>
          <h2 className="title">{words.heading}</h2>
          <p>{words.text}</p>
          <form action={addresses.findACart}>
            <FitField name="town" value={chosen?.name ?? ''} />
            <FitField name="riders" />
            <FitField name="budget" />
            <button type="submit" className="button" data-look="solid">
              {words.submit}
            </button>
          </form>
        </search>
        {children}
      </div>
    </div>
  )
}
