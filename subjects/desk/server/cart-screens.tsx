import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Problem } from '#kernel/history/plan.ts'
import { formatDate, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { cartWords } from '#subjects/desk/facts/cart-words.ts'
import { uploads } from '#subjects/desk/facts/uploads.ts'
import { cellsTyped, dollarsIn, isAsked } from '#subjects/desk/rules/cart-fields.ts'
import { cartSections, isCartFilter, isCartOrder, readStaying, sectionOf } from '#subjects/desk/rules/cart-lists.ts'
import { listPictureOf } from '#subjects/desk/rules/list-picture.ts'
import { CartPage, NewCart } from '#subjects/desk/view/cart.tsx'
import { type CartFormState, type Suggestions, suggestedColumns } from '#subjects/desk/view/cart-form.tsx'
import { CartsScreen, type RowState, rowId } from '#subjects/desk/view/carts.tsx'
import { cartsPath } from '#subjects/desk/view/carts-path.ts'
import { type FormState, freshForm } from '#subjects/desk/view/form-parts.tsx'
import { findCart, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { cartCell, cellsToCopy, exportColumns, isSameCell } from '#subjects/inventory/rules/change/cart-columns.ts'
import { isPlace } from '#subjects/inventory/rules/inspection.ts'
import { findCarts } from '#subjects/inventory/rules/list/cart-search.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import {
  applyCarts,
  type CartPlan,
  planAddition,
  planEdit,
  planMove,
  planPhotos,
  planRemoval,
  planSale,
} from '#subjects/inventory/server/change-carts.ts'
import { readInspection } from '#subjects/inventory/server/inspections.ts'
import { movePicture } from '#subjects/pictures/rules/pictures-in.ts'
import { carryOut, seenIn, type Texts, textsOf } from './carry-out.ts'
import { cartStoresOf, oneCart } from './desk-carts.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToCarts } from './desk-services.ts'
import { withFiles } from './receive-files.ts'
import { severalRoutes } from './several-screens.tsx'

/** The carts, and one of them (DESK-20 to DESK-23). */
export const cartScreens: ScreenRoutes = (services) => {
  const { siteUrl, dataDir } = services
  const stores = cartStoresOf(services)
  const apply = applyCarts(stores)
  const routes: DeskRoutes = new Hono()
  // What the desk did with the files of a form; the next screen tells it.
  const remarks = new LRUCache<string, readonly string[]>({ max: 100 })
  const withCart = oneCart(services)

  async function showList(
    c: DeskContext,
    row?: RowState,
    refused?: FormState,
    marked: readonly string[] = [],
  ): Promise<Response> {
    const list = shownIn(c, refused?.values)
    const stays = readStaying(c.req.query('stays') ?? '')
    const { found, meant } = findCarts(await stores.vehicles.list(), list.search)
    return c.var.show(
      <CartsScreen
        carts={found}
        {...list}
        meant={meant}
        row={row}
        stays={stays}
        several={{ refused, marked }}
        today={stores.today()}
      />,
      { title: 'Carts', tab: 'carts', at: stays && rowId(stays.id) },
    )
  }

  async function showCart(
    c: DeskContext,
    cart: Vehicle,
    form: Partial<CartFormState> = {},
    photoProblems: readonly Problem[] = [],
  ): Promise<Response> {
    const inspection = await readInspection(services.database.db, cart.id)
    const found = inspection.get('note')
    const note = found && `${found.said} (${found.who}, ${formatDate(found.day)})`
    const state = { ...freshForm(cellsOf(cart)), seen: cellsOf(cart), ...form }
    const photos = { notes: remarks.get(c.req.query('remarks') ?? '') ?? [], problems: photoProblems }
    const link = siteUrl + vehiclePath(cart.id)
    const carts = await stores.vehicles.list()
    const beside = {
      name: upToCarts.text,
      href: upToCarts.href,
      search: cartWords.search,
      items: carts.map((each) => ({
        href: cartPath(each.id),
        text: each.name,
        note: [formatPrice(each.price), ...(sectionOf(each) === 'stock' ? [] : [cartSections[sectionOf(each)]])].join(
          ', ',
        ),
        isCurrent: each.id === cart.id,
        image: listPictureOf(each.images),
      })),
    }
    return c.var.show(
      <CartPage
        cart={cart}
        form={state}
        suggestions={suggestionsOf(carts)}
        photos={photos}
        link={link}
        note={note}
        placesChecked={[...inspection.keys()].filter(isPlace).length}
        today={stores.today()}
      />,
      { title: cart.name, tab: 'carts', up: upToCarts, beside },
    )
  }

  async function showNewCart(c: DeskContext, copyOf: Vehicle | null, form: FormState): Promise<Response> {
    const carts = await stores.vehicles.list()
    const state = { ...form, seen: {} }
    return c.var.show(<NewCart copyOf={copyOf} carts={carts} suggestions={suggestionsOf(carts)} form={state} />, {
      title: 'Add a cart',
      tab: 'carts',
      up: upToCarts,
    })
  }

  routes.get('/carts', (c) => showList(c))

  routes.get('/new-cart', async (c) => {
    const copyOf = await findCart(c.req.query('like') ?? '', stores.vehicles.get)
    return showNewCart(c, copyOf, freshForm(copyOf ? cellsToCopy(copyOf) : { condition: 'new', inStock: 'yes' }))
  })

  routes.post('/new-cart', async (c) => {
    const form = await textsOf(c)
    const cells = cellsTyped(form)
    const plan = await planAddition(stores, cells)
    const id = plan.change?.carts[0]?.after?.id ?? ''
    const again = (refused: FormState) => showNewCart(c, null, { ...refused, values: cells })
    return carryOut(c, plan, { apply, what: `add ${id}`, to: cartPath(id), form, again })
  })

  routes.get('/carts/:id', withCart(showCart))

  routes.post(
    '/carts/:id',
    withCart(async (c, cart) => {
      const form = await textsOf(c)
      const [cells, seen] = [cellsTyped(form), seenIn(form)]
      return carryOut(c, await planEdit(stores, cart.id, cells, seen), {
        apply,
        what: `change ${cart.id}`,
        to: cartPath(cart.id),
        form,
        again: (refused) =>
          showCart(c, cart, { ...refused, values: { ...cellsOf(cart), ...changedCells(cells, seen) } }),
      })
    }),
  )

  routes.post(
    '/carts/:id/photos',
    withCart((c, cart) =>
      withFiles(c, dataDir, async ({ files, isTooMany, texts: form }) => {
        const plan = await planPhotos(stores, cart.id, files)
        const { most } = uploads.photos
        const left = isTooMany ? [`More than ${formatNumber(most)} came at once: add the others after these`] : []
        const name = randomUUID()
        remarks.set(name, [...plan.remarks, ...left])
        const screen = c.req.query('back') === '/inspection' ? `${cartPath(cart.id)}/inspection` : cartPath(cart.id)
        return carryOut(c, plan, {
          apply,
          what: `photos ${cart.id}`,
          to: remarks.get(name)?.length ? `${cartPath(cart.id)}?remarks=${name}` : screen,
          form,
          again: ({ problems }) => showCart(c, cart, {}, [...problems, ...left.map((text) => ({ text }))]),
        })
      }),
    ),
  )

  routes.post(
    '/carts/:id/pictures',
    withCart(async (c, cart) => {
      const form = await textsOf(c)
      const { seen = '', images = '', move = '' } = form
      const wanted = images === '' ? movePicture(seen.split('|'), move) : images.split('|')
      return carryOut(c, await planEdit(stores, cart.id, { images: wanted.join('|') }, { images: seen }), {
        apply,
        what: `pictures ${cart.id}`,
        to: cartPath(cart.id),
        form,
        again: ({ problems }) => showCart(c, cart, {}, problems),
      })
    }),
  )

  const plans: Readonly<Record<string, (id: string, form: Texts) => Promise<CartPlan>>> = {
    price: (id, { price = '', seen = '' }) => planEdit(stores, id, { price: dollarsIn(price) }, { price: seen }),
    // A cart that another person has marked sold stays so.
    in: (id) => planEdit(stores, id, { inStock: 'yes' }, { inStock: 'no' }),
    'for-sale': (id) => planEdit(stores, id, { inStock: 'yes', soldOn: '' }),
    out: (id) => planEdit(stores, id, { inStock: 'no' }),
    sold: (id) => planSale(stores, id, stores.today()),
    remove: (id) => planRemoval(stores, id),
    up: (id) => planMove(stores, id, 'up'),
    down: (id) => planMove(stores, id, 'down'),
    first: (id) => planMove(stores, id, 'first'),
  }

  routes.post('/carts/:id/:what', async (c, next) => {
    const [id, what] = [c.req.param('id'), c.req.param('what')]
    const plan = Object.hasOwn(plans, what) ? plans[what] : undefined
    if (!plan) return next()
    const form = await textsOf(c)
    const cart = await findCart(id, stores.vehicles.get)
    // Its row stays in its place, although the cart belongs elsewhere now.
    const stays = cart && what !== 'remove' ? { id: cart.id, section: sectionOf(cart) } : undefined
    return carryOut(c, await plan(id, form), {
      apply,
      form,
      what: `${what} ${id}`,
      to: form.on === 'cart' && what !== 'remove' ? cartPath(id) : cartsPath({ ...shownIn(c), stays }),
      again: (refused) => showList(c, { id, what, ...refused }),
    })
  })

  routes.route(
    '/',
    severalRoutes(stores, (c, ...refusal) => showList(c, undefined, ...refusal)),
  )

  return routes
}

/** The search, filter and order of the list that the person sees. */
function shownIn(c: DeskContext, typed: Texts = {}) {
  const { search = '', show = '', sort = '' } = { ...c.req.query(), ...typed }
  return {
    search: search.trim(),
    show: isCartFilter(show) ? show : undefined,
    sort: isCartOrder(sort) ? sort : undefined,
  }
}

const cartPath = (id: string) => `/carts/${id}`

function suggestionsOf(carts: readonly Vehicle[]): Suggestions {
  const values = suggestedColumns.map((column) => [
    column,
    [...new Set(carts.flatMap((cart) => cart[column] ?? []))].toSorted(),
  ])
  return Object.fromEntries(values)
}

/** The cells that the form of a cart shows, by column. */
function cellsOf(cart: Vehicle): Texts {
  const columns = exportColumns([cart]).filter(isAsked)
  return Object.fromEntries(columns.map((column) => [column, cartCell(cart, column)]))
}

/** The cells that the person changed. */
function changedCells(cells: Texts, seen: Texts = {}): Texts {
  return Object.fromEntries(Object.entries(cells).filter(([column, cell]) => !isSameCell(column, cell, seen[column])))
}
