import type { CartRecord } from '#subjects/inventory/facts/cart-record.ts'
import type { SharedSight } from './sights.ts'

const mark = `<svg class="mark" viewBox="0 0 108 88" width="81" height="66"><path d="M6 82 102 60 22 42 80 26 38 14 66 6" fill="none" stroke="#d8f53a" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/></svg>`

/** The picture as a page of 1200 × 630. The words stand on flat ground. */
export function cardHtml(sight: SharedSight, masters: string, font: string): string {
  const [headline, inside, look] =
    'cart' in sight
      ? [sight.cart.name, `<img src="${masters}/carts/${sight.cart.id}.webp">`, lookOf(sight.cart)]
      : [sight.headline, `<img src="${masters}/scenes/${sight.scene}.webp">`, 'scene']
  const longestWord = Math.max(...headline.split(' ').map((word) => word.length))
  const size =
    headline.length > 26 || longestWord > 10 ? 'long' : headline.length > 14 || longestWord > 8 ? 'middle' : 'short'
  return `<!doctype html><meta charset="utf-8"><style>${styleSheet(font)}</style>
<body class="${look}"><div class="picture">${inside}</div>
<div class="words">${mark}<h1 class="${size}">${escaped(headline)}</h1><p>${escaped(sight.line)}</p></div></body>`
}

/** From six seats on a cart is as long as its picture is wide: it stands whole on the card's ground. */
function lookOf({ seatingCapacity }: CartRecord): string {
  return seatingCapacity < 6 ? 'cart' : 'cart whole'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function styleSheet(font: string): string {
  return `
@font-face { font-family: Besley; src: url("${font}"); font-weight: 500 800 }
body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; font: 600 33px/1.25 Besley, serif }
.picture { position: absolute; inset: 0 0 0 480px }
.words { position: absolute; inset: 0 auto 0 0; width: 640px; box-sizing: border-box; padding: 64px 130px 0 64px;
  background: #0b231c; color: #fff; clip-path: polygon(0 0, 560px 0, 620px 210px, 530px 420px, 590px 630px, 0 630px) }
h1 { margin: 40px 0 22px; font-weight: 800; line-height: 1.06; letter-spacing: -0.015em }
p { margin: 0; color: #dfe8d8 }
.short { font-size: 84px } .middle { font-size: 68px } .long { font-size: 56px }
.scene img { width: 720px; height: 630px; object-fit: cover; object-position: 72% 100% }
.cart img { background: linear-gradient(#d9d2c7, #e3ded4 60%); width: 720px; height: 630px; object-fit: cover; object-position: 40% 50% }
.whole { background: linear-gradient(#d9d2c7, #e3ded4 60%) }
.whole img { background: none; position: absolute; right: 0; top: 72px; width: 656px; height: 492px }
`
}
