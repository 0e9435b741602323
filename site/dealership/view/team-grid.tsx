import type { TeamMember } from '#content/dealership/team.ts'
import { slugOf } from '#site/shared/rules/slug.ts'
import { Card } from '#site/shared/view/card.tsx'

export function TeamGrid({ team }: { readonly team: readonly TeamMember[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {team.map(({ name, role, experience, description }) => (
        <Card as="li" key={name} id={slugOf(name)}>
          <h3>{name}</h3>
          <p className="font-semibold text-link">{role}</p>
          <p>{description}</p>
          <p className="mt-auto border-t border-line pt-3 text-small text-soft">{experience}</p>
        </Card>
      ))}
    </ul>
  )
}
