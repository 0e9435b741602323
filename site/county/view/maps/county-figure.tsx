import { CountyMap } from './county-map.tsx'
import { MapLegend } from './map-legend.tsx'

/** The map of the county with what its lines mean. */
export function CountyFigure() {
  return (
    <div className="stack">
      <CountyMap />
      <MapLegend />
    </div>
  )
}
