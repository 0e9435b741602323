import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { messageNumber, postMessage } from './site-process.ts'

/** Sends messages one after the other, each with its own key and again until it is taken, as the form does. */
export async function sendUntil(
  over: () => boolean,
  first: number,
  urlOf: () => string,
  acknowledged = new Map<number, string>(),
): Promise<Map<number, string>> {
  for (let number = first; !over(); number += 1) {
    let answer = await postMessage(urlOf(), messageNumber(number), `key-${number}`)
    while (answer?.status !== 200) {
      expect([undefined, 503]).toContain(answer?.status)
      await wait(50)
      answer = await postMessage(urlOf(), messageNumber(number), `key-${number}`)
    }
    acknowledged.set(number, answer.body.id ?? '')
    await wait(20)
  }
  return acknowledged
}

/** The last names of these messages, as they are stored. */
export const namesOf = (...acknowledged: readonly Map<number, string>[]) =>
  acknowledged.flatMap((map) => [...map.keys()].map((number) => `Number ${number}`)).toSorted()
