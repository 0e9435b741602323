import { easternClock, formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { formatDate } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { signIn } from '#subjects/desk/facts/sign-in.ts'
import { Refused, refusedMark, Send } from './controls.tsx'
import { Line } from './form-parts.tsx'

interface PersonShown {
  readonly id: string
  readonly name: string
  readonly since: string
  readonly isInvited: boolean
  readonly passkeys: readonly { readonly id: string; readonly device: string; readonly used_at: string }[]
}

interface PeopleProps {
  readonly people: readonly PersonShown[]
  /** The person who looks at the screen, and their device. */
  readonly own: { readonly person: string | undefined; readonly passkey: string | undefined }
  readonly problem: string | undefined
  /** The name that cannot be invited. */
  readonly refusedName: string | undefined
  readonly now: Date
  /** The passkeys of this person, for the device. */
  readonly accepted: object | undefined
}

export function PeopleScreen({ people, own, problem, refusedName, now, accepted }: PeopleProps) {
  const isOneDevice = people.flatMap(({ passkeys }) => passkeys).length === 1
  const why = <Refused>{problem && `${problem}.`}</Refused>
  return (
    <>
      <h1 data-accepted={accepted && JSON.stringify(accepted)}>Who can sign in</h1>
      {refusedName === undefined && why}
      <div className="desk-column">
        <ul className="desk-list">
          {people.map(({ id, name, since, isInvited, passkeys }) => (
            <li key={id}>
              <div className="spread">
                <div>
                  <h2>{name}</h2>
                  <p className="small soft">
                    {id === own.person ? 'You, since' : 'Since'} {formatDate(easternClock(new Date(since)).day)}
                    {isInvited ? '; invited just now' : passkeys.length === 0 ? '; no device left: invite again' : ''}
                  </p>
                </div>
                {id !== own.person && (
                  <form method="post" action={`/people/${id}/remove`}>
                    <button type="submit" className="desk-text-button" data-look="danger" aria-label={`Remove ${name}`}>
                      Remove
                    </button>
                  </form>
                )}
              </div>
              {passkeys.map((passkey) => (
                <div key={passkey.id} className="spread">
                  <p>
                    {passkey.device}
                    {passkey.id === own.passkey ? ', this device' : ''}
                    <br />
                    <span className="small soft">
                      Last signed in: {formatEasternRecent(new Date(passkey.used_at), now)}
                    </span>
                  </p>
                  {!isOneDevice && (
                    <form method="post" action={`/devices/${encodeURIComponent(passkey.id)}/remove`}>
                      <button
                        type="submit"
                        className="desk-text-button"
                        data-look="danger"
                        aria-label={`Sign out and remove ${passkey.device} of ${name}`}
                      >
                        Sign out and remove
                      </button>
                    </form>
                  )}
                </div>
              ))}
            </li>
          ))}
        </ul>
        <form className="desk-panel stack" method="post" action="/people">
          <h2>Invite a person</h2>
          {refusedName !== undefined && why}
          <Line
            id="name"
            label="Name"
            hint="A lost phone: invite the same name again, then remove the old device."
            maxLength={signIn.longestName}
            defaultValue={refusedName}
            required
            {...(refusedName !== undefined && refusedMark)}
          />
          <Send data-look="main">Invite</Send>
        </form>
      </div>
    </>
  )
}

interface InvitationLinkProps {
  readonly name: string
  readonly link: string
  /** The link as a QR code in SVG. */
  readonly picture: string
}

export function InvitationLink({ name, link, picture }: InvitationLinkProps) {
  return (
    <>
      <h1>Invitation for {name}</h1>
      <p>
        Open this link on {name}’s own device, or point its camera at the square. It works once, for{' '}
        {signIn.invitationMinutes} minutes.
      </p>
      <img
        className="desk-square"
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt="The link, for a camera"
      />
      <p className="desk-link">{link}</p>
      <p className="cluster">
        <button type="button" className="button" data-look="main" data-copy={link} hidden>
          Copy the link
        </button>
        <button type="button" className="button" data-share={link} hidden>
          Share the link
        </button>
        <ButtonLink href="/people">Done</ButtonLink>
      </p>
    </>
  )
}
