import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Gallery } from '#app/components/vehicle/gallery.tsx'
import { VehicleFacts } from '#app/components/vehicle/vehicle-facts.tsx'
import { VehicleMissing } from '#app/components/vehicle/vehicle-missing.tsx'
import { VehicleSkeleton } from '#app/components/vehicle/vehicle-skeleton.tsx'
import { VehicleSummary } from '#app/components/vehicle/vehicle-summary.tsx'
import { createQueryClient } from '#app/data/query-client.ts'
import { oneVehicle } from '#app/data/vehicle-query.ts'
import { vehiclePictures } from '#domain/vehicle-pictures.ts'
import { island } from './island.tsx'

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
    <div className="grid gap-10">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <Gallery name={vehicle.name} pictures={vehiclePictures(vehicle)} />
        <VehicleSummary vehicle={vehicle} />
      </div>
      <VehicleFacts vehicle={vehicle} />
    </div>
  )
}

export const hydrated = VehicleDetail
export const VehicleDetailIsland = island('vehicle-detail', VehicleDetail)
