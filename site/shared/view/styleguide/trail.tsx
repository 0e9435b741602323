import { thankYou } from '#content/contact/thank-you-page.ts'
import { about } from '#content/dealership/about-page.ts'
import { services } from '#content/dealership/services.ts'
import { showroom } from '#content/dealership/showroom-page.ts'
import { towns } from '#site/county/rules/towns.ts'
import { RegionList } from '#site/county/view/region-list.tsx'
import { TownGrid } from '#site/county/view/town-grid.tsx'
import { Points } from '#site/shared/view/points.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Stats } from '#site/shared/view/stats.tsx'
import { Steps } from '#site/shared/view/steps.tsx'
import '#site/shared/view/prose.css'
import '#site/shared/view/ticks.css'
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
