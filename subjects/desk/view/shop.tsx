import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { towns } from '#subjects/county/rules/towns.ts'
import type { PhoneLine, Phones } from '#subjects/dealership/facts/business.ts'
import { mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { phoneLines, shopLimits } from '#subjects/dealership/facts/shop-desk.ts'
import type { Shop, ShopMember } from '#subjects/dealership/rules/shop.ts'
import { shopWords } from '#subjects/desk/facts/shop-words.ts'
import { uploads } from '#subjects/desk/facts/uploads.ts'
import { pictureSet } from '#subjects/pictures/rules/picture-set.ts'
import { TeamPhoto } from '#subjects/shopfront/view/team-photo.tsx'
import { Menu, Save, Send } from './controls.tsx'
import { type FormState, Line, Lines, markOf, Tick, WhyRefused } from './form-parts.tsx'

interface ShopProps {
  readonly phones: Phones
  readonly offices: Shop['offices']
  readonly team: readonly ShopMember[]
  /** Whether the list of offices is open, as after one of them was saved. */
  readonly showsOffices: boolean
  readonly refused: FormState | undefined
}

export function ShopScreen({ phones, offices, team, showsOffices, refused }: ShopProps) {
  const lines = Object.entries(phoneLines) as [PhoneLine, string][]
  const missing = towns.filter(({ slug }) => !offices[slug])
  return (
    <>
      <h1>Phones and team</h1>
      <WhyRefused refused={refused} />
      <section className="desk-panel stack" aria-labelledby="numbers">
        <h2 id="numbers">Our phone numbers</h2>
        <form
          className="stack"
          method="post"
          action="/shop/phones"
          data-typed={refused?.values.seen === undefined ? undefined : ''}
        >
          <input type="hidden" name="seen" value={JSON.stringify(phones)} />
          <div className="shop-pair shop-numbers">
            {lines.map(([line, name]) => (
              <Line
                key={line}
                id={line}
                label={name}
                type="tel"
                maxLength={30}
                defaultValue={refused?.values[line] ?? phones[line]}
                required
                {...markOf(refused, line)}
              />
            ))}
          </div>
          <Save asBefore={refused?.values.seen && '/shop'}>Save the numbers</Save>
        </form>
      </section>
      <section className="desk-panel stack" aria-labelledby="team">
        <div className="spread">
          <h2 id="team">Team</h2>
          <ButtonLink href="/shop/team/new">Add a person</ButtonLink>
        </div>
        <ul className="desk-list desk-two">
          {team.map(({ key, name, role, image }, index) => (
            <li key={key} className="shop-row">
              <div className="shop-person">
                <TeamPhoto name={name} image={image} />
                <p>
                  <a className="desk-to" href={`/shop/team/${key}`}>
                    {name}
                  </a>
                  <span className="small soft">{role}</span>
                </p>
              </div>
              <Menu label={`More for ${name}`}>
                <form method="post" action={`/shop/team/${key}/move`}>
                  {index > 0 && <Move by={-1} text="Move up" of={name} />}
                  {index < team.length - 1 && <Move by={1} text="Move down" of={name} />}
                </form>
                <form method="post" action={`/shop/team/${key}/remove`}>
                  <Send aria-label={`Remove ${name}`} data-look="danger">
                    Remove
                  </Send>
                </form>
              </Menu>
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-panel stack" aria-labelledby="offices">
        <h2 id="offices">Town offices</h2>
        <p className="soft">“{mayIDriveLink.name}” gives visitors the number of their town’s office.</p>
        <details open={showsOffices || refused?.values.town !== undefined}>
          <summary className="desk-row">
            {formatCount(towns.length, 'town')}{' '}
            <span className="small soft">
              {missing.length > 0 ? `${formatNumber(missing.length)} without a number` : 'Each with a number'}
            </span>
          </summary>
          <ul className="desk-list desk-two">
            {towns.map(({ slug, name }) => (
              <Office key={slug} {...{ slug, name, refused }} number={offices[slug]} />
            ))}
          </ul>
        </details>
      </section>
    </>
  )
}

interface OfficeProps extends Pick<ShopProps, 'refused'> {
  readonly slug: string
  readonly name: string
  readonly number: string | undefined
}

/** A town in one line, which opens the form of its number. */
function Office({ slug, name, number, refused }: OfficeProps) {
  const isBack = refused?.values.town === slug
  return (
    <li>
      <details open={isBack}>
        <summary className="desk-row">
          {name} <span className="small soft">{number ?? shopWords.noOffice}</span>
        </summary>
        <form className="stack" method="post" action="/shop/offices" data-typed={isBack ? '' : undefined}>
          <input type="hidden" name="town" value={slug} />
          <Line
            id={`office-${slug}`}
            name="office"
            label={`Phone number of ${name}`}
            hint="Leave empty to take it off the site"
            type="tel"
            maxLength={30}
            defaultValue={isBack ? refused.values.office : number}
            {...(isBack && markOf(refused, 'office'))}
          />
          <Save aria-label={`Save the number of ${name}`} asBefore={isBack && '/shop'} />
        </form>
      </details>
    </li>
  )
}

function Move({ by, text, of }: { readonly by: -1 | 1; readonly text: string; readonly of: string }) {
  return (
    <Send name="by" value={by} aria-label={`${text}: ${of}`}>
      {text}
    </Send>
  )
}

const most = shopLimits.person

interface MemberFormProps {
  /** Left out for a new person. */
  readonly member: ShopMember | undefined
  readonly refused: FormState | undefined
  readonly seen: string
}

export function MemberForm({ member, refused, seen }: MemberFormProps) {
  const { key = 'new', name = 'Add a person', image, ...told } = member ?? {}
  const shown = refused?.values ?? { ...told, name: member?.name }
  const line = (id: 'name' | 'role' | 'experience') => ({
    id,
    maxLength: most[id],
    defaultValue: shown[id],
    required: true,
    ...markOf(refused, id),
  })
  return (
    <>
      <h1>{name}</h1>
      <form
        className="desk-panel stack"
        method="post"
        action={`/shop/team/${key}`}
        encType="multipart/form-data"
        data-draft
      >
        <WhyRefused refused={refused} />
        <input type="hidden" name="seen" value={seen} />
        <div className="shop-pair">
          <Line label="Name" {...line('name')} autoFocus={!member && !refused} />
          <Line label="Role" hint="Such as “Service Manager”" {...line('role')} />
          <Line label="Experience" hint="Such as “12 years in the shop”" {...line('experience')} required={false} />
          <div className="shop-person">
            {member && <TeamPhoto name={name} image={image} />}
            <Line
              id="picture"
              type="file"
              accept={uploads.portrait.accept}
              label={image ? 'New photo' : 'Photo'}
              hint="Shown as a square. JPEG, PNG, WebP or AVIF"
              {...markOf(refused, 'picture')}
            />
          </div>
        </div>
        <Lines
          id="description"
          label="Description"
          maxLength={most.description}
          defaultValue={shown.description}
          {...markOf(refused, 'description')}
        />
        {image && pictureSet(image) && <Tick name="without">Remove the photo</Tick>}
        <Save asBefore={refused && `/shop/team/${key}`}>{member ? 'Save' : 'Add the person'}</Save>
      </form>
      {member && (
        <form method="post" action={`/shop/team/${key}/remove`}>
          <button type="submit" className="desk-text-button" data-look="danger">
            Remove {name}
          </button>
        </form>
      )}
    </>
  )
}
