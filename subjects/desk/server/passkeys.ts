import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { business } from '#subjects/dealership/facts/business.ts'
import { signIn } from '#subjects/desk/facts/sign-in.ts'
import type { People } from './people.ts'

export type Passkeys = ReturnType<typeof createPasskeys>

/** The signature algorithms of passkeys everywhere: ECDSA on P-256, and RSA on Windows. */
const algorithms = [-7, -257]
const base64url = /^[\w-]+$/
const randomPart = 16
const timeBytes = 6
const madeBytes = randomPart + timeBytes

/** Passkeys alone open the desk. Each ceremony asks for the owner's finger, face or PIN (DESK-2). */
export function createPasskeys(deskUrl: string, people: People, now: () => Date) {
  const rpID = new URL(deskUrl).hostname
  const expected = { expectedOrigin: deskUrl, expectedRPID: rpID, requireUserVerification: true }
  const sealOf = async (made: Buffer) =>
    createHmac('sha256', await people.sealKey())
      .update(made)
      .digest()

  /** Makes a challenge that holds its time under a seal that every process knows: an answer to a foreign or old one counts for nothing. */
  async function newChallenge(): Promise<Buffer<ArrayBuffer>> {
    const time = Buffer.alloc(timeBytes)
    time.writeUIntBE(now().getTime(), 0, timeBytes)
    const made = Buffer.concat([randomBytes(randomPart), time])
    return Buffer.concat([made, await sealOf(made)])
  }

  async function isDue(challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url')
    const [made, seal] = [bytes.subarray(0, madeBytes), bytes.subarray(madeBytes)]
    const right = await sealOf(made)
    if (seal.length !== right.length || !timingSafeEqual(seal, right)) return false
    const age = now().getTime() - made.readUIntBE(randomPart, timeBytes)
    return age >= 0 && age < signIn.challengeMinutes * 60_000
  }

  return {
    /** The options with which a browser makes a new passkey for this person. */
    async askForNew({ id, name }: { readonly id: string; readonly name: string }): Promise<object> {
      const known = (await people.list()).find((person) => person.id === id)?.passkeys ?? []
      return generateRegistrationOptions({
        rpName: `${business.shortName} desk`,
        rpID,
        userName: name,
        userDisplayName: name,
        userID: Buffer.from(id),
        challenge: await newChallenge(),
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    ask: async (): Promise<object> =>
      generateAuthenticationOptions({ rpID, challenge: await newChallenge(), userVerification: 'required' }),

    /** Accepts a new passkey for an invitation; returns the token of its session. */
    async join(invitation: string, answer: string, device: string): Promise<string | undefined> {
      const response = answerIn<RegistrationResponseJSON>(answer)
      if (!response) return undefined
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: isDue,
        supportedAlgorithmIDs: algorithms,
        ...expected,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) return undefined
      const { id, publicKey, counter } = registrationInfo.credential
      if (await people.passkey(id)) return undefined
      const public_key = Buffer.from(publicKey).toString('base64url')
      return people.join(invitation, { id, public_key, counter }, device)
    },

    /** The passkey of an answer that opens the desk no longer, for the device to forget (DESK-93). */
    async unknownIn(answer: string): Promise<object | undefined> {
      const id = answerIn<AuthenticationResponseJSON>(answer)?.id
      return id && !(await people.passkey(id)) ? { rpId: rpID, credentialId: id } : undefined
    },

    /** The passkeys of a person that open the desk (DESK-93). */
    acceptedOf: ({ id, passkeys }: { readonly id: string; readonly passkeys: readonly { readonly id: string }[] }) => ({
      rpId: rpID,
      userId: Buffer.from(id).toString('base64url'),
      allAcceptedCredentialIds: passkeys.map((passkey) => passkey.id),
    }),

    /** Accepts the answer of a known passkey; returns the token of its session. */
    async signIn(answer: string, device: string): Promise<string | undefined> {
      const response = answerIn<AuthenticationResponseJSON>(answer)
      const passkey = response && (await people.passkey(response.id))
      if (!passkey) return undefined
      let challenge = ''
      const { id, counter } = passkey
      const credential = { id, counter, publicKey: Buffer.from(passkey.public_key, 'base64url') }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (sent) => {
          challenge = sent
          return isDue(sent)
        },
        ...expected,
        credential,
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      if (!verified || !authenticationInfo) return undefined
      return people.signIn(passkey, authenticationInfo.newCounter, challenge, device)
    },
  }
}

function answerIn<Answer extends { readonly id: string }>(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text) as Answer
    return typeof answer?.id === 'string' && base64url.test(answer.id) ? answer : undefined
  } catch {
    return undefined
  }
}
