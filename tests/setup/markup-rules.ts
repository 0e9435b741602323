interface MarkupRule {
  /** Without these a search engine drops the node. */
  readonly required: readonly string[]
  /** These it asks for, and we have them. */
  readonly recommended?: readonly string[]
}

/**
 * What the search engines' published guides ask of each type that we use; for a type that they do not speak of, what
 * makes it worth having. A type that is not here is not one of ours.
 */
export const markupRules: Readonly<Record<string, MarkupRule>> = {
  AdministrativeArea: { required: ['name'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating'] },
  Answer: { required: ['text'] },
  AutoDealer: {
    required: ['name', 'address'],
    recommended: [
      'url',
      'telephone',
      'geo',
      'image',
      'openingHoursSpecification',
      'priceRange',
      'aggregateRating',
      'areaServed',
      'hasOfferCatalog',
    ],
  },
  Brand: { required: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  City: { required: ['name'], recommended: ['containedInPlace'] },
  CollectionPage: { required: ['mainEntity'], recommended: ['name', 'url', 'isPartOf', 'breadcrumb'] },
  EntryPoint: { required: ['urlTemplate'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['description', 'endDate', 'eventAttendanceMode', 'eventStatus', 'image', 'offers', 'organizer'],
  },
  FAQPage: { required: ['mainEntity'], recommended: ['isPartOf', 'breadcrumb'] },
  GeoCircle: { required: ['geoMidpoint', 'geoRadius'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  HowTo: { required: ['name', 'step'], recommended: ['description', 'supply'] },
  HowToStep: { required: ['text'], recommended: ['name', 'position'] },
  HowToSupply: { required: ['name'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position'] },
  Menu: { required: ['name', 'hasMenuItem'] },
  MenuItem: { required: ['name', 'offers'], recommended: ['description', 'url'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnDays', 'merchantReturnLink'],
  },
  Offer: { required: [] },
  OfferCatalog: { required: ['itemListElement'], recommended: ['name'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  Organization: { required: ['name', 'url'], recommended: ['logo', 'address', 'telephone', 'email'] },
  Person: { required: ['name'], recommended: ['jobTitle', 'worksFor'] },
  Place: { required: ['name', 'address'], recommended: ['geo', 'telephone', 'openingHoursSpecification'] },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['description', 'brand', 'itemCondition'],
  },
  PropertyValue: { required: ['name', 'value'] },
  QuantitativeValue: { required: [] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Rating: { required: ['ratingValue'], recommended: ['bestRating'] },
  Review: {
    required: ['author', 'reviewRating', 'itemReviewed'],
    recommended: ['datePublished', 'reviewBody', 'headline'],
  },
  SearchAction: { required: ['target', 'query-input'] },
  Service: { required: ['name'] },
  SiteNavigationElement: { required: ['name', 'url', 'position'] },
  UnitPriceSpecification: { required: ['priceCurrency'], recommended: ['unitCode'] },
  Vehicle: { required: ['name', 'vehicleSeatingCapacity'], recommended: ['brand', 'fuelType', 'speed'] },
  WebPage: { required: ['url', 'isPartOf'], recommended: ['publisher', 'inLanguage'] },
  WebSite: { required: ['name', 'url', 'potentialAction'] },
}

/** What a thing must say besides where the page describes it, and not only an offer of it. */
export const describedRules: Readonly<Record<string, readonly string[]>> = {
  Service: ['provider', 'areaServed', 'description', 'offers'],
}

/** What an item of a list needs by the list it is in: a trail has names, a list of pages their addresses. */
export const listItemRules: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['name'],
  ItemList: ['url'],
}

/** What an offer must say, by what makes it. */
export const offerRules: Readonly<Record<string, readonly string[]>> = {
  Product: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'seller', 'hasMerchantReturnPolicy'],
  Event: ['price', 'priceCurrency', 'availability', 'url'],
  Service: ['description'],
}
