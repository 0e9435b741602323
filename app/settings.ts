import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { trustedProxies } from '#kernel/http/client-address.ts'
import { isLoopback } from '#kernel/loopback.ts'
import { type Environment, withSecretsFromFiles, withSettingsFile } from '#kernel/settings/environment.ts'
import { webhookKey } from '#subjects/contact/server/message/webhook.ts'
import { messagesKeptYears } from '#subjects/policies/facts/policy-terms.ts'

/** Settings that hold a password, and may stand in a file of their own. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET']
const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']
/** Half the length of a SHA-256 key in base64: a secret that a person makes up by hand is shorter. */
const shortestSecret = 24

const text = (accepts: (value: string) => boolean, must: string) => z.string().refine(accepts, `must be ${must}`)

const wholeNumber = (least: number, most: number, of = '') =>
  text(
    (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
    `a whole number${of} from ${least} to ${most}`,
  ).transform(Number)

const address = (accepts: (url: URL) => boolean, must: string) =>
  text((value) => URL.canParse(value) && accepts(new URL(value)), must)

const origin = (accepts: (url: URL) => boolean, must: string) =>
  address((url) => accepts(url) && url.href === `${url.origin}/`, `an origin ${must}`)
    .transform((value) => new URL(value).origin)
    .optional()

const mailbox = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/
const isMailbox = (value: string) => mailbox.test(/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value.trim())
const isLine = (value: string) => !/\p{Cc}/u.test(value)
const mailboxes = text(
  (value) => isLine(value) && value.split(',').every(isMailbox),
  'one or more addresses, parted by commas',
)

const host = text((value) => /^[\w.:-]+$/.test(value), 'a host name or an address')

const isUpstream = (value: string) => /^[^/@?#]+:\d+$/.test(value) && URL.canParse(`http://${value}`)

const proxies = z.string().transform((value, context) => {
  try {
    return trustedProxies(value)
  } catch (error) {
    const { message } = error as Error
    context.addIssue({ code: 'custom', message: `must be addresses or networks, parted by commas: ${message}` })
    return z.NEVER
  }
})

/** In the order of .env.example. */
const fields = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: host.default('127.0.0.1'),
  SITE_URL: origin(({ protocol }) => /^https?:$/.test(protocol), 'such as https://www.example.com, without a path'),
  DESK_URL: origin(
    ({ protocol, hostname }) =>
      (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')) &&
      !isIP(hostname.replace(/^\[|\]$/g, '')),
    'with a name, such as https://desk.example.com; http:// only for localhost',
  ),
  DESK_PORT: wholeNumber(0, 65_535).optional(),
  DESK_HOST: host.default('127.0.0.1'),
  UPSTREAMS: text(
    (value) => value.trim().split(/\s+/).every(isUpstream),
    'the host and port of each process, such as 127.0.0.1:3001 127.0.0.1:3002',
  )
    .transform((value) => value.trim().split(/\s+/))
    .default([]),
  // In a file or a unit no shell makes the home of "~": the data would lie in a folder of that name.
  DATA_DIR: text(
    (value) => !value.split('/').includes('~'),
    'a folder without "~", which a shell alone understands',
  ).default('./data'),
  DATABASE_URL: address(
    ({ href }) => /^postgres(?:ql)?:\/\/./.test(href),
    'an address such as postgres://user:password@host:5432/name',
  )
    .refine(
      (value) => !URL.canParse(value) || sslModes.includes(new URL(value).searchParams.get('sslmode') ?? 'disable'),
      `must be an address whose sslmode is one of ${sslModes.join(', ')}`,
    )
    .optional(),
  SMTP_URL: address(
    ({ href, hostname }) => /^smtps?:\/\//.test(href) && hostname !== '',
    'an address such as smtps://user:password@mail.example.com',
  ).optional(),
  LEADS_TO: mailboxes.optional(),
  LEADS_FROM: text(
    (value) => isLine(value) && isMailbox(value),
    'an address such as Shop <shop@example.com>',
  ).optional(),
  ALARMS_TO: mailboxes.optional(),
  // A visitor's words leave this machine encrypted or not at all.
  LEADS_WEBHOOK_URL: address(
    ({ protocol, hostname, username, password }) =>
      !username && !password && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))),
    'an address such as https://crm.example.com/leads, without a user name or password; http:// only on this machine',
  ).optional(),
  LEADS_WEBHOOK_SECRET: text(
    (value) => (webhookKey(value)?.length ?? 0) >= shortestSecret,
    `at least ${shortestSecret} characters long, or whsec_ and base64 of at least ${shortestSecret} bytes`,
  ).optional(),
  LEADS_KEPT_DAYS: wholeNumber(1, 99_999, ' of days').default(messagesKeptYears * 365),
  BACKUPS_ELSEWHERE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  TRUSTED_PROXIES: proxies.default(new BlockList()),
  MAX_CONNECTIONS: wholeNumber(1, 999_999).default(2_000),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 999_999).default(256),
  HSTS: text(
    (value) => /^(?:off|max-age=\d{1,10}(?:; includeSubDomains(?:; preload)?)?)$/.test(value),
    'off, or such as max-age=63072000; includeSubDomains; preload',
  ).default('max-age=63072000'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  LOG_REQUESTS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
}

/** Every name that a settings file may hold. */
export const settingNames: readonly string[] = Object.keys(fields).flatMap((name) =>
  secrets.includes(name) ? [name, `${name}_FILE`] : [name],
)

const schema = z.object(fields).transform((given, context) => {
  const { PORT, HOST, SITE_URL, DESK_URL, SMTP_URL, LEADS_TO, LEADS_FROM, LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET } =
    given
  const needed = (name: keyof typeof fields, message: string) => {
    context.addIssue({ code: 'custom', path: [name], message })
    return z.NEVER
  }
  if (!SITE_URL && !isLoopback(HOST))
    return needed(
      'SITE_URL',
      `must name the public origin, such as https://www.example.com, since HOST is ${HOST}: links, feeds and mails would lead others to their own machine`,
    )
  // Without a reader or a sender every message would wait unsent, and no error would say so.
  if (SMTP_URL && !LEADS_TO) return needed('LEADS_TO', 'must name who reads the messages, since SMTP_URL is set')
  if (SMTP_URL && !LEADS_FROM) return needed('LEADS_FROM', 'must name the sender of mails, since SMTP_URL is set')
  if (!SMTP_URL && (LEADS_TO || LEADS_FROM))
    return needed(
      'SMTP_URL',
      'must name the mail server, since LEADS_TO or LEADS_FROM is set: no message would be mailed',
    )
  // Without a secret, a stranger who learns the address could make up messages.
  if (LEADS_WEBHOOK_URL && !LEADS_WEBHOOK_SECRET)
    return needed('LEADS_WEBHOOK_SECRET', 'must sign the messages, since LEADS_WEBHOOK_URL is set')
  // With one host name for site and desk, a cookie or a passkey of one would also count at the other.
  const hostOf = (url = '') => URL.parse(url)?.hostname
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`
  if (DESK_URL && (DESK_URL === siteUrl || (hostOf(DESK_URL) === hostOf(siteUrl) && hostOf(DESK_URL) !== 'localhost')))
    return needed(
      'DESK_URL',
      'must have another name than SITE_URL, or at localhost another port: a browser keeps cookies and passkeys by the name',
    )
  return {
    port: PORT,
    host: HOST,
    /** The public origin, never taken from a request. */
    siteUrl,
    /** Every origin that counts as our own when a form is posted. */
    ownOrigins: SITE_URL ? [SITE_URL] : loopbackNames.map((name) => `http://${name}:${PORT}`),
    /** Where the desk listens, and by which origin its people reach it; undefined for nowhere. */
    desk:
      DESK_URL === undefined
        ? undefined
        : { url: DESK_URL, port: given.DESK_PORT ?? portOfDesk(DESK_URL), host: given.DESK_HOST },
    /** Each process of the site, behind the proxy: `status` asks them all. */
    upstreams: given.UPSTREAMS,
    dataDir: given.DATA_DIR,
    /** PostgreSQL, instead of the file in `dataDir`. */
    databaseUrl: given.DATABASE_URL,
    /** How the site mails messages, and to whom the watchdog mails when a person should look; undefined without mail. */
    mail:
      SMTP_URL && LEADS_TO && LEADS_FROM
        ? { url: SMTP_URL, from: LEADS_FROM, to: LEADS_TO, alarmsTo: given.ALARMS_TO }
        : undefined,
    /** Whether and where messages are posted as well, signed with the secret. */
    webhook:
      LEADS_WEBHOOK_URL && LEADS_WEBHOOK_SECRET ? { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET } : undefined,
    /** For how many days messages are kept. */
    messagesKeptDays: given.LEADS_KEPT_DAYS,
    /** Whether another program makes the backups: `status` then asks for none of ours. */
    backupsElsewhere: given.BACKUPS_ELSEWHERE === 'on',
    /** The proxies that the site believes about a visitor's address. */
    trustedProxies: given.TRUSTED_PROXIES,
    /** The value of the header `Strict-Transport-Security`; undefined for no header. */
    hsts: given.HSTS === 'off' ? undefined : given.HSTS,
    /** How many connections may be open, in all and from one address; our own proxies' count only in all. */
    connections: { most: given.MAX_CONNECTIONS, mostPerAddress: given.MAX_CONNECTIONS_PER_ADDRESS },
    /** Where the figures of this process are read; undefined for nowhere. */
    metrics: given.METRICS_PORT === undefined ? undefined : { port: given.METRICS_PORT, host: given.METRICS_HOST },
    logLevel: given.LOG_LEVEL,
    /** Whether the log holds every request: as a rule the proxy's does. */
    logRequests: given.LOG_REQUESTS === 'on',
  }
})

/** Over http:// a browser on this machine reaches the desk's port itself; over https:// it reaches the proxy before it. */
function portOfDesk(url: string): number {
  const { protocol, port } = new URL(url)
  return protocol === 'http:' ? Number(port || 80) : 3001
}

export type Settings = z.output<typeof schema>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The settings of this process: its environment, and what the settings file says beside it. */
export function settingsOfProcess(): Settings {
  return readSettings(orThrow(withSettingsFile(process.env, settingNames)))
}

/** An empty variable counts as one that is not set, as shells and container files write them. */
export function readSettings(environment: Environment): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { success, data, error } = schema.safeParse(orThrow(withSecretsFromFiles(set, secrets)))
  if (success) return data
  const sentences = error.issues.map(({ path, message }) => `The setting ${path.join('.')} ${message}.`)
  throw new SettingsError(sentences.join('\n'))
}

function orThrow({ environment, faults }: ReturnType<typeof withSettingsFile>): Environment {
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return environment
}
