import { drawnCarts, drawnScenes } from '#content/inventory/earlier-pictures.ts'

/** A drawing that we shipped → what shows the same now. The front is seen from two sides today. */
const successors: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...drawnCarts.flatMap((id) => {
    const path = `/media/carts/${id}`
    return [
      [`${path}.svg`, [`${path}.webp`]],
      [`${path}-front.svg`, [`${path}-side.webp`, `${path}-rear.webp`]],
      [`${path}-detail.svg`, [`${path}-detail.webp`]],
    ] as const
  }),
  ['/media/carts/placeholder.svg', ['/media/carts/placeholder.webp']],
  ...drawnScenes.map((name) => [`/media/scenes/${name}.svg`, [`/media/scenes/${name}.webp`]] as const),
])

/** The pictures of a cart with our renders where our drawings were; the dealer's own stay. */
export function withoutDrawings(images: readonly string[]): readonly string[] {
  return images.flatMap((image) => successors.get(image) ?? [image])
}

/** The one picture that answers for a drawing that somebody asks for. */
export function successorOf(path: string): string | undefined {
  return successors.get(path)?.[0]
}
