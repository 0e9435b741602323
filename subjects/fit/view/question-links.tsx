import { Link } from '#kit/parts/link.tsx'
import { driveAndGarageLinks } from '#subjects/dealership/facts/navigation.ts'

/** FIT-30: the ways to the driveway and the garage. */
export function QuestionLinks() {
  return (
    <p className="cluster screen-only">
      {driveAndGarageLinks.map(({ name, url }) => (
        <Link key={url} className="link" href={url}>
          {name}
        </Link>
      ))}
    </p>
  )
}
