import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { vehiclePictures } from '#site/inventory/rules/vehicle-pictures.ts'
import { createQueryClient } from '#site/inventory/view/data/query-client.ts'
import { oneVehicle } from '#site/inventory/view/data/vehicle-query.ts'
import { island } from '#site/shared/view/island.tsx'
import { Gallery } from './gallery.tsx'
import { VehicleFacts } from './vehicle-facts.tsx'
import { VehicleMissing } from './vehicle-missing.tsx'
import { VehicleSkeleton } from './vehicle-skeleton.tsx'
import { VehicleSummary } from './vehicle-summary.tsx'
import './vehicle-split.css'

interface VehicleDetailProps {
  readonly id: string
}

/** Stands in when the server could not answer (CART-44): loading, then error or loaded. */
function VehicleDetail({ id }: VehicleDetailProps) {
  const [client] = useState(createQueryClient)
  const { data: vehicle, isError } = useQuery(oneVehicle(id), client)
  if (isError) return <VehicleMissing />
  if (!vehicle) return <VehicleSkeleton />
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
