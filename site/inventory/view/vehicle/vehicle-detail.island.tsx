import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { vehicleHead } from '#site/inventory/rules/vehicle-head.ts'
import { vehiclePictures } from '#site/inventory/rules/vehicle-pictures.ts'
import { createQueryClient } from '#site/inventory/view/data/query-client.ts'
import { oneVehicle } from '#site/inventory/view/data/vehicle-query.ts'
import { island } from '#site/shared/view/island.tsx'
import { Gallery } from './gallery.tsx'
import { VehicleContact } from './vehicle-contact.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'
import { VehicleMissing } from './vehicle-missing.tsx'
import { VehicleSkeleton } from './vehicle-skeleton.tsx'
import { VehicleSummary } from './vehicle-summary.tsx'
import '#site/shared/view/section.css'
import './vehicle-split.css'

interface VehicleDetailProps {
  readonly id: string
}

/** Stands in when the server could not answer (CART-44): loading, then error or loaded. */
function VehicleDetail({ id }: VehicleDetailProps) {
  const [client] = useState(createQueryClient)
  const { data: vehicle, isError } = useQuery(oneVehicle(id), client)
  // A sold cart has a page that the server alone makes.
  const offered = vehicle?.soldOn === undefined ? vehicle : undefined
  useEffect(() => {
    if (vehicle) document.title = vehicleHead(vehicle).title
  }, [vehicle])
  return (
    <>
      <section className={vehicle || isError ? 'section' : 'section skeletons'}>
        <div className="wrap">
          {offered ? <VehicleParts vehicle={offered} /> : isError || vehicle ? <VehicleMissing /> : <VehicleSkeleton />}
        </div>
      </section>
      {offered && <VehicleContact vehicle={offered} />}
    </>
  )
}

function VehicleParts({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <div className="vehicle-parts">
      <div className="vehicle-split">
        <Gallery name={vehicle.name} pictures={vehiclePictures(vehicle)} />
        <VehicleSummary vehicle={vehicle} />
      </div>
      <VehicleFacts vehicle={vehicle} />
    </div>
  )
}

export const VehicleDetailIsland = island(VehicleDetail)
