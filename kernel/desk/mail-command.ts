import { randomUUID } from 'node:crypto'
import { createSmtpTransport, tryMailServer } from '#subjects/contact/server/leads/mail-transport.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { type DeskCommand, MisuseError } from './desk-command.ts'
import { exactly, readArgs } from './read-args.ts'

const words = {
  subject: `Test mail of the website of ${business.name}`,
  text: 'The website can send mail: messages of visitors arrive here. Nobody has to answer this.',
}

/** Whether mail works with the settings as they are here, before the first message has to find out. */
export const mailCommand: DeskCommand = {
  // It opens none: mail is tried before the site is started for the first time, too.
  mayMakeDatabase: true,
  usage: '  mail test               asks the mail server, and sends a test mail to LEADS_TO',
  run: async ({ args, settings, say, warn }) => {
    const [action] = exactly(readArgs(args, [], []).positionals, 'test')
    if (action !== 'test') throw new MisuseError(`There is no "mail ${action}"`)
    const { mail, siteUrl } = settings
    if (!mail) {
      warn('Mail is off: SMTP_URL is not set.')
      return 1
    }
    const { host } = new URL(mail.url)
    try {
      await tryMailServer(mail.url)
      say(`${host} answers and takes our login.`)
      const { subject, text } = words
      const messageId = `<${randomUUID()}@${new URL(siteUrl).hostname}>`
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const { from, to } = mail
      await createSmtpTransport(mail.url)({
        from,
        to,
        replyTo: from,
        subject,
        text,
        html: `<p>${text}</p>`,
        headers,
        messageId,
      })
    } catch (error) {
      warn(`${host} does not take our mail: ${error instanceof Error ? error.message : String(error)}`)
      return 1
    }
    say(`A test mail is on its way to ${mail.to}: look whether it arrives, and not as spam.`)
    return 0
  },
}
