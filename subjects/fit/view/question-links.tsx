import { Link } from '#kit/parts/link.tsx'
import { fitQuestions, mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { type Answers, fitPath } from '#subjects/fit/rules/answers.ts'

/** Links to the questions about driveway and garage, with the answers so far, and to the law (FIT-30). */
export function QuestionLinks({ answers }: { readonly answers: Answers }) {
  return (
    <p className="cluster screen-only">
      {Object.values(fitQuestions).map(({ name, field }) => (
        <Link key={field} className="link" href={`${fitPath(answers)}#${field}`}>
          {name}
        </Link>
      ))}
      <Link className="link" href={mayIDriveLink.url}>
        {mayIDriveLink.name}
      </Link>
    </p>
  )
}
