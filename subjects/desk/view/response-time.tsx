import { hour } from '#kit/dates/eastern-time.ts'
import { formatCount, formatPercent, formatShortDay } from '#kit/formats/format.ts'
import { leastAnswered, responseTimeDays } from '#subjects/contact/facts/response-time.ts'
import { type ResponseTime, responseTimeSentence, spanWithin } from '#subjects/contact/rules/response-time.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { Send } from './controls.tsx'

const { within } = promises.response.hours

interface HowWeAnswerProps {
  readonly responseTime: ResponseTime
  /** Whether visitors may read the sentence. */
  readonly isShown: boolean
}

/** How fast we answered lately, week by week, and whether visitors may read it (LEAD-82, LEAD-83). */
export function HowWeAnswer({ responseTime, isShown }: HowWeAnswerProps) {
  const { count, medianMs, withinPromise } = responseTime
  if (count < leastAnswered) return null
  const sentence = responseTimeSentence(responseTime)
  return (
    <section className="desk-part" aria-labelledby="answering">
      <h2 id="answering">How fast we answer</h2>
      <p>
        {formatCount(count, 'message')} in the last {responseTimeDays} days:{' '}
        {formatPercent(Math.round((withinPromise / count) * 100))} answered within {within} hours,{' '}
        {medianMs === undefined ? 'fewer than half at all' : `half within ${spanWithin(medianMs)}`}.
      </p>
      <Weeks responseTime={responseTime} />
      {sentence && (
        <form className="spread" method="post" action="/answering">
          <p className="small soft">
            {isShown ? 'Visitors read' : 'Visitors could read'} on the contact page: “{sentence}”
          </p>
          <Send name="shown" value={isShown ? 'no' : 'yes'}>
            {isShown ? 'Hide it from visitors' : 'Show it to visitors'}
          </Send>
        </form>
      )}
    </section>
  )
}

const step = 20
const high = 48

/** A bar for each week: how long half of its messages waited; the line is our promise. */
function Weeks({ responseTime: { weeks } }: Pick<HowWeAnswerProps, 'responseTime'>) {
  const most = Math.max(within * hour, ...weeks.map(({ medianMs = 0 }) => medianMs))
  const heightOf = (ms: number) => Math.max(2, (ms / most) * high)
  const labels = weeks.flatMap(({ from, medianMs }) =>
    medianMs === undefined ? [] : [`week of ${formatShortDay(from)}: ${spanWithin(medianMs)}`],
  )
  if (labels.length === 0) return null
  const line = high - (within * hour * high) / most
  return (
    <figure className="desk-weeks">
      <svg
        viewBox={`0 -2 ${weeks.length * step} ${high + 4}`}
        role="img"
        aria-label={`Time to answer by week, ${labels.join('; ')}`}
      >
        <path className="desk-weeks-promise" d={`M0 ${line}H${weeks.length * step}`} />
        <path className="desk-weeks-ground" d={`M0 ${high}H${weeks.length * step}`} />
        {weeks.map(({ from, medianMs }, index) =>
          medianMs === undefined ? null : (
            <rect
              key={from}
              x={index * step + 4}
              y={high - heightOf(medianMs)}
              width={step - 8}
              height={heightOf(medianMs)}
            />
          ),
        )}
      </svg>
      <figcaption className="small soft">
        A bar for each week: how long half of its messages waited. The dashed line: {within} hours.
      </figcaption>
    </figure>
  )
}
