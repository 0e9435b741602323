import { hasProperty, isMember, isType } from './vocabulary.ts'

/**
 * The fields that the search engines' published guides demand or recommend for each type that we use, anywhere or within another type;
 * for a type that they do not mention, the fields that make it worth having. Our pages use no type that is not here.
 */
const typeRules: Readonly<Record<string, string>> = {
  AdministrativeArea: 'name',
  AggregateRating: 'ratingValue reviewCount bestRating',
  Answer: 'text',
  AutoDealer:
    'name address url telephone geo image openingHoursSpecification priceRange aggregateRating areaServed hasOfferCatalog',
  Brand: 'name',
  BreadcrumbList: 'itemListElement',
  City: 'name containedInPlace',
  CollectionPage: 'mainEntity name url isPartOf breadcrumb',
  EntryPoint: 'urlTemplate',
  Event: 'name startDate location description endDate eventAttendanceMode eventStatus image offers organizer',
  FAQPage: 'mainEntity isPartOf breadcrumb',
  GeoCircle: 'geoMidpoint geoRadius',
  GeoCoordinates: 'latitude longitude',
  HowTo: 'name step description supply',
  HowToStep: 'text name position',
  HowToSupply: 'name',
  ItemList: 'itemListElement',
  ListItem: 'position',
  Menu: 'name hasMenuItem',
  MenuItem: 'name offers description url',
  MerchantReturnPolicy: 'applicableCountry returnPolicyCategory merchantReturnDays merchantReturnLink',
  Offer: '',
  OfferCatalog: 'itemListElement name',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  Organization: 'name url logo address telephone email',
  Person: 'name jobTitle worksFor',
  Place: 'name address geo telephone openingHoursSpecification',
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry',
  Product: 'name image offers description brand itemCondition',
  PropertyValue: 'name value',
  QuantitativeValue: '',
  Question: 'name acceptedAnswer',
  Rating: 'ratingValue bestRating',
  Review: 'author reviewRating itemReviewed datePublished reviewBody headline',
  SearchAction: 'target query-input',
  Service: 'name',
  SiteNavigationElement: 'name url position',
  UnitPriceSpecification: 'priceCurrency unitCode',
  Vehicle: 'name vehicleSeatingCapacity brand fuelType speed',
  WebPage: 'url isPartOf publisher inLanguage',
  WebSite: 'name url potentialAction',
  'ListItem in BreadcrumbList': 'name',
  'ListItem in ItemList': 'url',
  'Offer in Product': 'price priceCurrency availability itemCondition url seller hasMerchantReturnPolicy',
  'Offer in Event': 'price priceCurrency availability url',
  'Offer in Service': 'description',
  'Service in graph': 'provider areaServed description offers',
}

// The search engines' own notation, which the vocabulary does not have.
const beyondVocabulary = new Set(['query-input'])

/** What the vocabulary and the search engines' rules find wrong with a node and everything in it. */
export function markupFaults(value: unknown, at = '', parent = 'graph'): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => markupFaults(item, `${at}[${index}]`, parent))
  if (typeof value === 'string') return addressFaults(value, at)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Readonly<Record<string, unknown>>
  const types = [node['@type'] ?? []].flat().map(String)
  const fields = Object.keys(node).filter((field) => !field.startsWith('@'))
  if (types.length === 0) return fields.length > 0 || !node['@id'] ? [`${at}: has no type`] : []
  const here = `${at}/${types.join('+')}`
  return [
    ...types.filter((type) => !isType(type)).map((type) => `${here}: no such type ${type}`),
    ...types.filter((type) => !(type in typeRules)).map((type) => `${here}: no rule for ${type}`),
    ...fields
      .filter((field) => !beyondVocabulary.has(field) && !types.some((type) => hasProperty(type, field)))
      .map((field) => `${here}: no such property ${field}`),
    ...types
      .flatMap((type) => `${typeRules[type] ?? ''} ${typeRules[`${type} in ${parent}`] ?? ''}`.match(/\S+/g) ?? [])
      .filter((field) => node[field] === undefined)
      .map((field) => `${here}: misses ${field}`),
    ...fields.flatMap((field) => markupFaults(node[field], `${here}.${field}`, types[0])),
  ]
}

function addressFaults(text: string, at: string): readonly string[] {
  const member = text.match(/^https?:\/\/schema\.org\/(\w+)$/)?.[1]
  if (member !== undefined && !isMember(member)) return [`${at}: no such member ${text}`]
  const isAddress = /\.(?:url|image|logo|item|urlTemplate|merchantReturnLink)(?:\[\d+\])?$/.test(at)
  return isAddress && !/^https?:\/\//.test(text) ? [`${at}: not an absolute address: ${text}`] : []
}
