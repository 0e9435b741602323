/** Over how many days answers are counted. */
export const responseTimeDays = 90
/** With fewer messages than this the site says nothing in public about how fast we answer. */
export const leastAnswered = 20

export const responseTimeWords = {
  sentence: 'In the last {days} days we answered half of {count} messages within {span}.',
} as const
