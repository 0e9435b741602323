/** Answers, problems and empty searches, which no sitemap lists. */
export const states = [
  '/find-a-cart?town=kline&riders=4&extra=white-glove',
  '/find-a-cart?town=Albrightsville&riders=12&budget=lots',
  '/rentals?days=12&cart=six-seater&town=jim-thorpe',
  '/rentals?days=31&from=&to=&cart=utility&miles=150',
  '/rentals?days=0&miles=-1',
  '/towns/jim-thorp',
  '/carbon-county-golf-carts?town=18229',
  '/carbon-county-golf-carts?town=zzzzzz',
  '/damaged-on-delivery?delivered=2026-11-20&time=14:30',
  '/damaged-on-delivery?delivered=2026-02-30',
  '/policies/storage-policy?from=2026-10-15&to=2026-10-01',
  '/policies/storage-policy?from=2026-09-20&to=2028-06-30&place=indoor&maintenance=on&prep=on',
  '/policies/return-policy?item=part&received=2026-05-06&time=09:05&returned=2026-05-20',
  '/policies/return-policy?item=boat&received=2026-05-06',
  '/policies/rental-policy?pickup=2026-10-31&time=23:59&days=30',
]
