import { morePages } from '#subjects/desk/rules/screens.ts'
import { SignOut } from './controls.tsx'

/** The screens that people need now and then. */
export function MoreScreen() {
  return (
    <>
      <h1>More</h1>
      <ul className="desk-list">
        {morePages.map(({ name, href, about }) => (
          <li key={href}>
            <a className="desk-row" href={href}>
              <span className="desk-row-lines">
                {name} <span className="small soft">{about}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <SignOut />
    </>
  )
}
