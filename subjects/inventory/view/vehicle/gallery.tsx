import { useEffect, useRef, useState } from 'react'
import { fillText } from '#kit/formats/format.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import type { GaragedCart } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import type { VehiclePicture } from '#subjects/inventory/rules/pictures/cart-pictures.ts'
import type { CartModel } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { GarageDrawing } from '#subjects/inventory/view/garage-drawing.tsx'
import { TurnAround } from '#subjects/inventory/view/model/turn-around.tsx'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './gallery.css'

/** A picture of the gallery; the one from the side may stand in a garage, with the words about it. */
export interface GalleryPicture extends VehiclePicture {
  readonly scale?: { readonly garaged: GaragedCart; readonly caption: string }
}

interface GalleryProps {
  readonly name: string
  readonly pictures: readonly GalleryPicture[]
  readonly model?: CartModel | undefined
}

const words = vehiclePageWords.gallery
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -100, End: 100 }

/** A strip of pictures that scrolls without script; the script adds the arrow keys and tells which picture is shown. */
export function Gallery({ name, pictures, model }: GalleryProps) {
  const frame = useRef<HTMLElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [modelShown, setModelShown] = useState(false)
  const last = pictures.length - 1
  const [main] = pictures

  const show = (index: number) => {
    const { current } = strip
    if (!current) return
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    current.scrollTo({ left: index * current.clientWidth, behavior: smooth ? 'smooth' : 'instant' })
    setShown(index)
  }

  useEffect(() => {
    const { current: element } = frame
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step || modelShown || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      show(Math.max(0, Math.min(shown + step, last)))
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  })

  const onScroll = () => {
    const { current } = strip
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth))
  }

  return (
    <section ref={frame} className="gallery" aria-label={fillText(words.label, { name })}>
      <ul ref={strip} className="gallery-strip" onScroll={onScroll} hidden={modelShown}>
        {pictures.map(({ path, alt, scale }, index) => (
          <li key={path} id={`picture-${index + 1}`}>
            <a
              href={mediaUrl(path)}
              aria-label={`${fillText(words.enlarge, { number: index + 1 })}: ${scale ? `${alt}: ${scale.caption}` : alt}`}
            >
              {scale ? (
                <figure className="gallery-scale">
                  <GarageDrawing {...scale.garaged} />
                  <figcaption>{scale.caption}</figcaption>
                </figure>
              ) : (
                <Picture path={path} alt={alt} layout="gallery" needed={index === 0 ? 'first' : 'near'} />
              )}
            </a>
          </li>
        ))}
      </ul>
      {last > 0 && (
        <ol className="gallery-choice screen-only" hidden={modelShown}>
          {pictures.map(({ path, scale }, index) => (
            <li key={path}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={fillText(words.show, { number: index + 1 })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                {scale ? (
                  <GarageDrawing {...scale.garaged} isSmall />
                ) : (
                  <Picture path={path} alt="" layout="galleryChoice" />
                )}
              </a>
            </li>
          ))}
        </ol>
      )}
      <p className="sr-only" aria-live="polite">
        {fillText(words.position, { number: shown + 1, count: pictures.length })}
      </p>
      {model && main && (
        <TurnAround
          name={name}
          model={model}
          poster={<Picture path={main.path} alt="" layout="gallery" needed="first" />}
          onShow={setModelShown}
        />
      )}
    </section>
  )
}
