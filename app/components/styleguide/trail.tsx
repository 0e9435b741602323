import { Points } from '#app/components/sections/points.tsx'
import { RegionList } from '#app/components/sections/region-list.tsx'
import { Stats } from '#app/components/sections/stats.tsx'
import { Steps } from '#app/components/sections/steps.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { TownGrid } from '#app/components/sections/town-grid.tsx'
import { municipalities } from '#content/municipalities.ts'
import { about } from '#content/sections/about.ts'
import { showroom } from '#content/sections/showroom.ts'
import { thankYou } from '#content/sections/thank-you.ts'
import { services } from '#content/services.ts'

export function Trail() {
  return (
    <Stop title="Steps, ticks, figures, points" lead="What the trail joins and what stands beside it.">
      <div className="grid gap-14">
        <div className="grid gap-10 lg:grid-cols-3">
          <Steps items={thankYou.next.steps} />
          {services.slice(0, 1).map(({ id, features }) => (
            <ul key={id} className="ticks content-start">
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
        <TownGrid towns={municipalities.slice(0, 6)} />
        <div className="prose">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Stop>
  )
}
