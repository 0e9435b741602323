/** Tells the page that the person has typed something: while they choose or drag pictures, no reload takes those away. */
const keepScreen = () => document.body.dispatchEvent(new Event('input', { bubbles: true }))

/** Shows a photo before it is sent; tells at once, and leaves out, one that the site cannot take (DESK-22). */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-photos]')) watchPhotos(form)

function watchPhotos(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  const [told, chosen] = [form.querySelector('[data-photos-told]'), form.querySelector('[data-chosen]')]
  if (!input || !told || !chosen) return
  const mostBytes = Number(form.dataset.photos) * 1024 * 1024
  const mostPixels = Number(form.dataset.pixels)
  input.addEventListener('click', keepScreen)
  input.addEventListener('change', async () => {
    const kept = new DataTransfer()
    const left: string[] = []
    for (const chosen of input.files ?? []) {
      const file = isHeic(chosen) ? await asJpeg(chosen, mostPixels) : chosen
      if (!file)
        left.push(
          `${chosen.name} is a HEIC photo: choose it in the album of the phone, which sends a JPEG, or save it as JPEG first.`,
        )
      else if (file.size > mostBytes) left.push(`${file.name} is larger than ${form.dataset.photos} MB.`)
      else kept.items.add(file)
    }
    input.files = kept.files
    const count = kept.files.length
    told.textContent = [
      ...left,
      count > 0 ? `${count} ${count === 1 ? 'photo' : 'photos'} chosen, not saved yet.` : '',
    ].join(' ')
    chosen.replaceChildren(...[...kept.files].map(preview))
    form.toggleAttribute('data-has-photos', count > 0)
  })
  form.addEventListener('submit', () => {
    told.textContent = 'Saving the photos. This may take a minute.'
  })
}

const isHeic = ({ name, type }: File) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)

/** Makes a JPEG of an iPhone's photo, no larger than the site keeps; undefined where the browser cannot read it (DESK-62). */
async function asJpeg(file: File, mostPixels: number): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: jpeg.type })
}

function preview(file: File): HTMLLIElement {
  const [item, picture] = [document.createElement('li'), document.createElement('img')]
  picture.src = URL.createObjectURL(file)
  picture.alt = file.name
  picture.addEventListener('load', () => URL.revokeObjectURL(picture.src), { once: true })
  item.append(picture)
  return item
}

/** A person drags pictures into order, with a mouse, or with a finger that rests on one first (DESK-22). */
const restMs = 250

for (const list of document.querySelectorAll<HTMLUListElement>('ul[data-order]')) watchOrder(list)

function watchOrder(list: HTMLUListElement): void {
  let dragged: HTMLLIElement | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const pathsNow = () => [...list.children].map((item) => (item as HTMLElement).dataset.path).join('|')
  const before = pathsNow()
  const drop = () => {
    clearTimeout(rest)
    if (!dragged) return
    dragged.removeAttribute('data-dragged')
    dragged = undefined
    const form = list.closest('form')
    const images = form?.elements.namedItem('images') as HTMLInputElement | null
    if (!form || !images || pathsNow() === before) return
    images.value = pathsNow()
    form.submit()
  }
  list.addEventListener('dragstart', (event) => event.preventDefault())
  list.addEventListener('contextmenu', (event) => dragged && event.preventDefault())
  list.addEventListener('pointerdown', (event) => {
    const target = event.target as HTMLElement
    const item = target.closest('li')
    if (!item || target.closest('details')) return
    const take = () => {
      dragged = item
      item.setAttribute('data-dragged', '')
      keepScreen()
    }
    if (event.pointerType === 'mouse') take()
    else rest = setTimeout(take, restMs)
  })
  // A finger that moves before it has rested scrolls the page.
  list.addEventListener('touchmove', (event) => (dragged ? event.preventDefault() : clearTimeout(rest)), {
    passive: false,
  })
  addEventListener('pointermove', (event) => {
    if (!dragged) return
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('li')
    if (!over || over === dragged || over.parentElement !== list) return
    const items = [...list.children]
    if (items.indexOf(over) < items.indexOf(dragged)) over.before(dragged)
    else over.after(dragged)
  })
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', drop)
}
