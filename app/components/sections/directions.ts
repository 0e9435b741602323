import { business } from '#content/business.ts'

export function directionsTo(place: string): string {
  return business.maps.directionsPrefix + encodeURIComponent(place)
}
