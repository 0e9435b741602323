import { z } from 'zod'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535')

const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.example.com, without a path')
  .transform((value) => new URL(value).origin)

const schema = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info'),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** The public origin, never taken from a request. */
  readonly siteUrl: string
  /** Every origin that counts as our own when a form is posted. */
  readonly ownOrigins: readonly string[]
  readonly dataDir: string
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** An empty variable counts as one that is not set, as shells and container files write them. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`).join('\n'),
    )
  }
  const { PORT, HOST, SITE_URL, DATA_DIR, LOG_LEVEL } = result.data
  return {
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    ownOrigins: SITE_URL ? [SITE_URL] : loopbackNames.map((name) => `http://${name}:${PORT}`),
    dataDir: DATA_DIR,
    logLevel: LOG_LEVEL,
  }
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
}
