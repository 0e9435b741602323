import { type AddCommands, examples } from '#kernel/command-line/command-line.ts'
import { signIn } from '#subjects/desk/facts/sign-in.ts'
import { createPeople } from './people.ts'

/** The operator invites the first person here; that person invites the others at the desk (DESK-3). */
export const peopleCommands: AddCommands = (program, withCall) => {
  program
    .command('people')
    .description('who may sign in at the desk in the browser')
    .command('invite')
    .description('prints a link, and a square for a camera, by which a person makes a passkey')
    .argument('<NAME>')
    .addHelpText('after', examples('people invite "Dana Kessler"'))
    .action(
      withCall(async (call, name: string) => {
        const { settings, say, warn } = call
        if (!settings.desk) {
          warn('The desk in the browser is off: set DESK_URL, such as https://desk.example.com, and start the site.')
          return 1
        }
        const people = createPeople((await call.open()).db, call.now)
        const invited = await people.invite(name, call.by(name))
        if (typeof invited === 'string') {
          warn(`${invited}.`)
          return 1
        }
        const { renderUnicodeCompact } = await import('uqr')
        const link = `${settings.desk.url}/invitations/${invited.token}`
        say(renderUnicodeCompact(link))
        say(link)
        warn(`For ${invited.person.name}: it works once, for ${signIn.invitationMinutes} minutes.`)
        return 0
      }),
    )
}
