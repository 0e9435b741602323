import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { parse } from 'node-html-parser'

interface Answering {
  readonly id?: string
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  /** The bits of a passkey's answer: a person is there (1), and is the owner (4). */
  readonly flags?: number
}

const digest = (data: string | Buffer) => hash('sha256', data, 'buffer')
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A device with one passkey, which answers for its owner as a phone does under the owner's finger. */
export function passkeyDevice(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const ownId = randomBytes(16)
  const [kty, alg, crv, xLabel, yLabel] = [1, 3, -1, -2, -3]
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [kty, 2],
      [alg, -7],
      [crv, 1],
      [xLabel, Buffer.from(x, 'base64url')],
      [yLabel, Buffer.from(y, 'base64url')],
    ]),
  )
  const about = (rpId: string, flags: number, more = Buffer.alloc(0)) =>
    Buffer.concat([digest(rpId), Buffer.from([flags, 0, 0, 0, 0]), more])
  const json = (id: string, response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })

  return {
    id: text(ownId),
    /** The answer with a new passkey. */
    make(challenge: string): string {
      const client = JSON.stringify({ type: 'webauthn.create', challenge, origin: site })
      const passkey = Buffer.concat([Buffer.alloc(16), Buffer.from([0, ownId.length]), ownId, key])
      const authData = new Uint8Array(about(new URL(site).hostname, 0x45, passkey))
      const made = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return json(text(ownId), {
        clientDataJSON: text(Buffer.from(client)),
        attestationObject: text(isoCBOR.encode(made)),
      })
    },
    /** The answer with the passkey; a test may have it answer wrongly. */
    answer(challenge: string, otherwise: Answering = {}): string {
      const { id = text(ownId), origin = site, rpId = new URL(site).hostname } = otherwise
      const { type = 'webauthn.get', flags = 5 } = otherwise
      const client = Buffer.from(JSON.stringify({ type, challenge, origin }))
      const authenticatorData = about(rpId, flags)
      const signature = sign('sha256', Buffer.concat([authenticatorData, digest(client)]), privateKey)
      return json(id, {
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      })
    },
  }
}

/** The options that a page gives to a device. */
export async function challengeIn(page: Response): Promise<string> {
  const options = parse(await page.text())
    .querySelector('form')
    ?.getAttribute('data-options')
  return (JSON.parse(options ?? '{}') as { challenge?: string }).challenge ?? ''
}
