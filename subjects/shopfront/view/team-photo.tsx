import { badgeSize } from '#subjects/dealership/facts/team.ts'
import { pictureSet } from '#subjects/pictures/rules/picture-set.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './team-photo.later.css'

/** The dealer's photo of a person, or our badge; without either, the person's initials. */
export function TeamPhoto({ name, image }: { readonly name: string; readonly image: string | undefined }) {
  if (!image) {
    return (
      <span className="team-photo team-photo-initials" aria-hidden="true">
        {name.match(/\p{Lu}/gu)?.slice(0, 3) ?? name.charAt(0)}
      </span>
    )
  }
  if (pictureSet(image)) return <Picture className="team-photo" path={image} alt="" layout="galleryChoice" />
  return (
    <img
      className="team-photo"
      src={image}
      alt=""
      width={badgeSize}
      height={badgeSize}
      loading="lazy"
      decoding="async"
    />
  )
}
