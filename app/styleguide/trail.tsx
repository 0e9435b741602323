import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Stats } from '#kit/parts/stats.tsx'
import { Steps } from '#kit/parts/steps.tsx'
import { thankYou } from '#subjects/contact/facts/thank-you-page.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { TownGrid } from '#subjects/county/view/town-grid.tsx'
import { about } from '#subjects/dealership/facts/about-page.ts'
import { services } from '#subjects/dealership/facts/services.ts'
import { showroom } from '#subjects/shopfront/facts/showroom-page.ts'
import { RegionList } from '#subjects/towns/view/region-list.tsx'
import '#kit/parts/prose.css'
import '#kit/parts/ticks.css'
import './styleguide.page.css'

export function Trail() {
  return (
    <Section title="Steps, ticks, figures, points" lead="What the trail joins and what stands beside it.">
      <div className="guide-parts">
        <div className="columns" data-columns="3">
          <Steps items={thankYou.next.steps} />
          {services.slice(0, 1).map(({ id, features }) => (
            <ul key={id} className="ticks">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          ))}
          <Stats items={about.stats.items} stacked />
        </div>
        <Stats items={about.stats.items} />
        <Points items={about.values.items} />
        <Points items={showroom.services.items} />
        <RegionList regions={about.regions.groups} />
        <TownGrid towns={towns.slice(0, 6)} />
        <div className="prose">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
