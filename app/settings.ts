import { BlockList } from 'node:net'
import { z } from 'zod'
import { trustedProxies } from '#kernel/http/client-address.ts'
import { isLoopback } from '#kernel/http/loopback.ts'
import { secrets, withSecretsFromFiles } from '#kernel/settings/secrets-from-files.ts'
import { withSettingsFile } from '#kernel/settings/settings-file.ts'
import { messagesKeptYears } from '#subjects/policies/facts/policy-terms.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** Half as long as a key of SHA-256 in base64: what a person makes up by hand is shorter. */
const shortestSecret = 24

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535')

const hostName = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address')

const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of days from 1 to 99999')
  .transform(Number)

const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.example.com, without a path')
  .transform((value) => new URL(value).origin)

const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']

const databaseUrl = z
  .string()
  .refine(
    (value) => /^postgres(?:ql)?:\/\/./.test(value) && URL.canParse(value),
    'must be an address such as postgres://user:password@host:5432/name',
  )
  .refine(
    (value) => !URL.canParse(value) || sslModes.includes(new URL(value).searchParams.get('sslmode') ?? 'disable'),
    `must be an address whose sslmode is one of ${sslModes.join(', ')}`,
  )

const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
    'must be an address such as smtps://user:password@mail.example.com',
  )

const mailbox = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/
const mailboxIn = (text: string) => /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text.trim()
const isLine = (text: string) => !/\p{Cc}/u.test(text)

const sender = z
  .string()
  .refine(
    (value) => isLine(value) && mailbox.test(mailboxIn(value)),
    'must be an address such as Shop <shop@example.com>',
  )

const recipients = z
  .string()
  .refine(
    (value) => isLine(value) && value.split(',').every((one) => mailbox.test(mailboxIn(one))),
    'must be one or more addresses, parted by commas',
  )

const proxies = z.string().transform((value, context) => {
  try {
    return trustedProxies(value)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    context.addIssue({ code: 'custom', message: `must be addresses or networks, parted by commas: ${reason}` })
    return z.NEVER
  }
})

const webhookUrl = z
  .string()
  .refine(
    isWebhook,
    'must be an address such as https://crm.example.com/leads, without a user name; http:// only on this machine',
  )

const webhookSecret = z.string().min(shortestSecret, `must be at least ${shortestSecret} characters long`)

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .transform(Number)

const schema = z.object({
  PORT: port.default(3000),
  HOST: hostName.default('127.0.0.1'),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  LEADS_TO: recipients.optional(),
  LEADS_FROM: sender.optional(),
  LEADS_WEBHOOK_URL: webhookUrl.optional(),
  LEADS_WEBHOOK_SECRET: webhookSecret.optional(),
  LEADS_KEPT_DAYS: days.default(messagesKeptYears * 365),
  TRUSTED_PROXIES: proxies.optional(),
  MAX_CONNECTIONS: wholeNumber.default(2_000),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber.default(256),
  HSTS: z
    .string()
    .regex(
      /^(?:off|max-age=\d{1,10}(?:; includeSubDomains(?:; preload)?)?)$/,
      'must be off, or such as max-age=63072000; includeSubDomains; preload',
    )
    .default('max-age=63072000'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  STYLEGUIDE: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
})

/** Every name that a settings file may hold. */
export const settingNames: readonly string[] = Object.keys(schema.shape).flatMap((name) =>
  secrets.some((secret) => secret === name) ? [name, `${name}_FILE`] : [name],
)

export interface Settings {
  readonly port: number
  readonly host: string
  /** The public origin, never taken from a request. */
  readonly siteUrl: string
  /** Every origin that counts as our own when a form is posted. */
  readonly ownOrigins: readonly string[]
  readonly dataDir: string
  /** PostgreSQL, instead of the file in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Whether and how messages are mailed. */
  readonly mail: MailSettings | undefined
  /** Whether and where messages are posted as well, signed with the secret. */
  readonly webhook: WebhookSettings | undefined
  /** For how many days messages are kept. */
  readonly leadsKeptDays: number
  /** Whose word about a visitor's address is taken. */
  readonly trustedProxies: BlockList
  /** What browsers are told about HTTPS; undefined for nothing. */
  readonly hsts: string | undefined
  /** How many connections may be open, in all and from one address; our own proxies' count only in all. */
  readonly connections: { readonly most: number; readonly mostPerAddress: number }
  /** Where the figures of this process are read; undefined for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** Whether /styleguide answers: for those who build the site. */
  readonly styleguide: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

export interface MailSettings {
  readonly url: string
  readonly from: string
  readonly to: string
}

export interface WebhookSettings {
  readonly url: string
  readonly secret: string
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Of this process: its environment, and what the settings file says beside it. */
export function settingsOfProcess(): Settings {
  const { environment, faults } = withSettingsFile(process.env, settingNames)
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return readSettings(environment)
}

/** An empty variable counts as one that is not set, as shells and container files write them. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { environment: given, faults } = withSecretsFromFiles(set)
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  const result = schema.safeParse(given)
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`).join('\n'),
    )
  }
  const {
    PORT,
    HOST,
    SITE_URL,
    DATA_DIR,
    DATABASE_URL,
    TRUSTED_PROXIES,
    METRICS_PORT,
    METRICS_HOST,
    STYLEGUIDE,
    LOG_LEVEL,
  } = result.data
  if (!SITE_URL && !isLoopback(HOST)) {
    throw new SettingsError(
      `The setting SITE_URL must name the public origin, such as https://www.example.com, since HOST is ${HOST}: links, feeds and mails would lead others to their own machine.`,
    )
  }
  return {
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    ownOrigins: SITE_URL ? [SITE_URL] : loopbackNames.map((name) => `http://${name}:${PORT}`),
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    mail: mailSettings(result.data),
    webhook: webhookSettings(result.data),
    leadsKeptDays: result.data.LEADS_KEPT_DAYS,
    trustedProxies: TRUSTED_PROXIES ?? new BlockList(),
    hsts: result.data.HSTS === 'off' ? undefined : result.data.HSTS,
    connections: { most: result.data.MAX_CONNECTIONS, mostPerAddress: result.data.MAX_CONNECTIONS_PER_ADDRESS },
    metrics: METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: METRICS_HOST },
    styleguide: STYLEGUIDE === 'on',
    logLevel: LOG_LEVEL,
  }
}

/** A mail server without a reader or a sender would keep every message waiting without a word. */
function mailSettings({ SMTP_URL, LEADS_TO, LEADS_FROM }: z.infer<typeof schema>): MailSettings | undefined {
  if (!SMTP_URL) return undefined
  if (!LEADS_TO)
    throw new SettingsError('The setting LEADS_TO must name who reads the messages, since SMTP_URL is set.')
  if (!LEADS_FROM)
    throw new SettingsError('The setting LEADS_FROM must name the sender of mails, since SMTP_URL is set.')
  return { url: SMTP_URL, from: LEADS_FROM, to: LEADS_TO }
}

/** Without a secret, whoever learns the address could make up messages. */
function webhookSettings({
  LEADS_WEBHOOK_URL,
  LEADS_WEBHOOK_SECRET,
}: z.infer<typeof schema>): WebhookSettings | undefined {
  if (!LEADS_WEBHOOK_URL) return undefined
  if (!LEADS_WEBHOOK_SECRET)
    throw new SettingsError('The setting LEADS_WEBHOOK_SECRET must sign the messages, since LEADS_WEBHOOK_URL is set.')
  return { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET }
}

/** A visitor's words leave this machine encrypted or not at all. */
function isWebhook(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username } = new URL(value)
  return !username && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
}
