import { business } from '#content/dealership/business.ts'

export function directionsTo(place: string): string {
  return business.maps.directionsPrefix + encodeURIComponent(place)
}
