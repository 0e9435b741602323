import { InvalidArgumentError } from 'commander'
import { changeLine, lostLines } from '#kernel/history/change-line.ts'
import { readChanges } from '#kernel/history/read-runs.ts'
import { type History, planUndo, undoRun } from '#kernel/history/undo-run.ts'
import { type DeskCommands, examples, isRefused } from './desk.ts'

/** SITE-101: takes a run back; each command that changes something says its number. */
export function undoCommand(history: History): DeskCommands {
  return (program, does) => {
    program
      .command('undo')
      .description('takes back what a run changed; that is a run as well, and can be undone')
      .argument('<RUN>', 'its number, as the command and the history of the desk tell it', runId)
      .addHelpText('after', examples('undo 12'))
      .action(
        does(async (call, id: number) => {
          const { db } = await call.open()
          if (isRefused(call, await planUndo(db, id))) return 1
          const undone = await undoRun(db, { id, by: call.by(String(id)), at: new Date(), ...history })
          for (const change of undone.changes) call.say(changeLine({ ...change, erased: false }, history.kinds))
          for (const line of lostLines(await readChanges(db, id), undone.changes, history.kinds)) call.warn(`${line}.`)
          call.say(`Run ${id} is undone, by run ${undone.run}.`)
          return 0
        }),
      )
  }
}

function runId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is a whole number, such as 12.')
  return Number(text)
}
