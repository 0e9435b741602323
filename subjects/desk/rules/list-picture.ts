import { cartPictures } from '#subjects/pictures/facts/pictures.ts'

const [side] = cartPictures.views

/** The picture of a cart in a list: our drawing from the side, which shows the cart alone, or the dealer's own photo where that comes first. */
export function listPictureOf(images: readonly string[]): string | undefined {
  const [first] = images
  const fromSide = first?.replace(/\.webp$/, `-${side}.webp`)
  return images.find((image) => image === fromSide) ?? first
}
