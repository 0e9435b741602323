import { CountyMap } from './county-map.tsx'
import { MapLegend } from './map-legend.tsx'
import './county-figure.css'

/** The map of the county with what its lines mean. */
export function CountyFigure() {
  return (
    <div className="county-figure">
      <CountyMap />
      <MapLegend />
    </div>
  )
}
