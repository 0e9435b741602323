import { Link } from '#kit/parts/link.tsx'
import { driveAndGarageLinks, mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import type { Answers } from '#subjects/fit/rules/answers.ts'
import { climbQuery } from '#subjects/fit/rules/climb-query.ts'

/** FIT-30: the ways to the driveway, with the riders and the ground that were answered, to the garage and to the law. */
export function QuestionLinks({ answers }: { readonly answers: Answers }) {
  const [climb, garage] = driveAndGarageLinks
  return (
    <p className="cluster screen-only">
      <Link className="link" href={`${climb.url}${climbQuery(answers)}`}>
        {climb.name}
      </Link>
      <Link className="link" href={garage.url}>
        {garage.name}
      </Link>
      <Link className="link" href={mayIDriveLink.url}>
        {mayIDriveLink.name}
      </Link>
    </p>
  )
}
