/** Over how many days answers are counted. */
export const answeringDays = 90
/** Of fewer messages nothing is said in public. */
export const leastAnswered = 20

export const answeringWords = {
  sentence: 'In the last {days} days we answered half of {count} messages within {span}.',
} as const
