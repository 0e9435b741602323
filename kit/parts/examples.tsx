import type { ReactNode } from 'react'
import { AskedForm } from './asked-form.tsx'
import { Badge } from './badge.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ButtonLink } from './button-link.tsx'
import { Card } from './card.tsx'
import { CostAnswers } from './cost-answers.tsx'
import { DataTable } from './data-table.tsx'
import { Field } from './field.tsx'
import { Fold } from './fold.tsx'
import { IconLink } from './icon-link.tsx'
import { LinkRow } from './link-row.tsx'
import { PageTop } from './page-top.tsx'
import { definePlanner } from './planner.tsx'
import { PlannerChoice, PlannerField } from './planner-field.tsx'
import { plannerReader } from './planner-query.ts'
import { Points } from './points.tsx'
import { QuestionList } from './question-list.tsx'
import { Section } from './section.tsx'
import { Skeleton } from './skeleton.tsx'
import { Stats } from './stats.tsx'
import { Steps } from './steps.tsx'

const planner = definePlanner<'miles' | 'size', number>({
  words: { heading: 'Planner', lead: 'A form that asks with GET.', submit: 'Work it out' },
  reader: plannerReader({
    fields: { miles: '', size: 'small' },
    asks: (search) => search.has('miles'),
    inputOf: ({ miles }, problems) => {
      if (Number(miles) > 0) return Number(miles)
      problems.miles = 'Give a number of miles, such as 12.'
      return undefined
    },
  }),
  fields: (query) => (
    <>
      <PlannerField query={query} name="miles" label="Miles" hint="One way" inputMode="numeric" />
      <PlannerChoice query={query} name="size" label="Size" choices={[{ value: 'small', label: 'Small' }]} />
    </>
  ),
  result: (miles) => <p>{miles} miles</p>,
})

/** Each part as pages use it, by its name; the toast is missing, since it stands only while an island shows it. */
export const examples = {
  AskedForm: (
    <AskedForm asked="7 days · 4-seater" change="Change">
      <p>The form, which a wide window shows without its line.</p>
    </AskedForm>
  ),
  Badge: (
    <>
      <Badge>PLAIN</Badge> <Badge look="new">NEW</Badge> <Badge look="quiet">QUIET</Badge>
    </>
  ),
  Breadcrumbs: (
    <Breadcrumbs
      items={[
        { name: 'Home', url: '/' },
        { name: 'Parts', url: '/parts' },
      ]}
    />
  ),
  ButtonLink: (
    <p className="cluster">
      <ButtonLink href="/parts" look="main" icon="phone">
        The main action
      </ButtonLink>
      <ButtonLink href="/parts" look="solid">
        Another action
      </ButtonLink>
      <ButtonLink href="/parts" look="outline" icon="mail">
        One more
      </ButtonLink>
    </p>
  ),
  Card: <Card>A card is a surface above the page’s ground.</Card>,
  CostAnswers: (
    <CostAnswers
      answers={[
        {
          heading: 'Within the county',
          figure: 'Free',
          rule: 'For every cart.',
          more: { text: 'More about it', href: '/parts' },
        },
        { heading: 'Beyond it', figure: 'By the mile', rule: 'From the nearest showroom.' },
      ]}
    />
  ),
  DataTable: (
    <DataTable
      caption="A table that becomes cards on a phone"
      columns={['Cart', 'Day', 'Week']}
      rows={[
        { key: 'four', cells: ['Four seats', 'Less', 'Least'] },
        { key: 'six', cells: ['Six seats', 'More', 'Most'] },
      ]}
    />
  ),
  Field: (
    <>
      <Field id="town" label="Town" hint="Or a ZIP code">
        {(control) => <input {...control} defaultValue="Lehighton" />}
      </Field>
      <Field id="riders" label="Riders" error="Give a smaller number.">
        {(control) => <input {...control} defaultValue="12" />}
      </Field>
    </>
  ),
  Fold: (
    <Fold title="Winter" hint="3 lines" level={3}>
      <p id="folded">Put away.</p>
    </Fold>
  ),
  IconLink: <IconLink icon="web" name="Reviews" label="Reviews of Switchback" href="/parts" />,
  LinkRow: <LinkRow href="/parts" name="A whole row" below="leads somewhere" end="End" arrow />,
  PageTop: <PageTop title="The top of a page" lead="Its heading, a line below, and perhaps a picture." />,
  Planner: planner.answer(new URLSearchParams({ miles: 'far' }), '/parts'),
  Points: (
    <Points
      items={[
        { title: 'First', text: 'A reason.' },
        { title: 'Second', text: 'Another one.' },
      ]}
    />
  ),
  QuestionList: <QuestionList items={[{ question: 'How long does it take?', answer: 'A day.' }]} />,
  Section: (
    <Section title="A section of a page" lead="With a line below its heading." ground="shade">
      <p>What it holds.</p>
    </Section>
  ),
  Skeleton: <Skeleton className="badge" />,
  Stats: (
    <Stats
      items={[
        { figure: 'Many', label: 'carts' },
        { figure: 'Some', label: 'towns' },
      ]}
    />
  ),
  Steps: (
    <Steps
      items={[
        { title: 'Call', text: 'Tell us your town.' },
        { title: 'Drive', text: 'Try the cart.' },
      ]}
    />
  ),
} satisfies Readonly<Record<string, ReactNode>>
