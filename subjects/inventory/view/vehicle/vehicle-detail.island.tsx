import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { island } from '#kernel/page/island.tsx'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehicleHead } from '#subjects/inventory/rules/vehicle-head.ts'
import { vehiclePictures } from '#subjects/inventory/rules/vehicle-pictures.ts'
import { createQueryClient } from '#subjects/inventory/view/data/query-client.ts'
import { oneVehicle } from '#subjects/inventory/view/data/vehicle-query.ts'
import { Gallery } from './gallery.tsx'
import { VehicleContact } from './vehicle-contact.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'
import { VehicleMissing } from './vehicle-missing.tsx'
import { VehicleSkeleton } from './vehicle-skeleton.tsx'
import { VehicleSummary } from './vehicle-summary.tsx'
import '#kit/parts/section.css'
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
    <div className="vehicle-split">
      <Gallery name={vehicle.name} pictures={vehiclePictures(vehicle)} />
      <VehicleSummary vehicle={vehicle} />
      <VehicleFacts vehicle={vehicle} />
    </div>
  )
}

export const VehicleDetailIsland = island(VehicleDetail)
