import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { agreed, runBy, takeBy } from './asking.ts'

test('SITE-105: a run is of whom --by names, wherever it stands, or of the user of the machine', () => {
  expect(takeBy(['--by', 'Ann', 'inventory', 'list'])).toEqual({ by: 'Ann', rest: ['inventory', 'list'] })
  expect(takeBy(['inventory', 'list', '--by=Ann B.'])).toEqual({ by: 'Ann B.', rest: ['inventory', 'list'] })
  expect(takeBy(['inventory', '--by'])).toEqual({ by: undefined, rest: ['inventory'] })
  expect(takeBy(['status'])).toEqual({ by: undefined, rest: ['status'] })
  expect(runBy({ by: 'Ann' }, 'inventory', 'set', 'ev-nomad')).toEqual({
    who: 'Ann',
    command: 'inventory set ev-nomad',
  })
  expect(runBy({}, 'undo', '3').who).toBe(userInfo().username)
})

test('SITE-104: goes on where nothing is odd or --yes was said, asks at a terminal, and refuses elsewhere', async () => {
  const reasons = ['The price moves by 90 percent.']
  async function asked(answer: boolean | undefined, yes: boolean, why = reasons) {
    const said: string[] = []
    const go = await agreed(
      {
        warn: (line) => said.push(line),
        ask: answer === undefined ? undefined : async (question) => said.push(question) > 0 && answer,
      },
      { yes, reasons: why, question: 'Change it?' },
    )
    return { go, said }
  }
  expect(await asked(undefined, false, [])).toEqual({ go: true, said: [] })
  expect(await asked(undefined, true)).toEqual({ go: true, said: [] })
  expect(await asked(true, false)).toEqual({ go: true, said: [...reasons, 'Change it?'] })
  expect(await asked(false, false)).toEqual({ go: false, said: [...reasons, 'Change it?', 'Nothing was changed.'] })
  expect(await asked(undefined, false)).toEqual({
    go: false,
    said: [...reasons, 'Nothing was changed: say --yes if that is what you want.'],
  })
})
