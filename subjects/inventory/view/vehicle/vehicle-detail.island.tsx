import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { island } from '#kernel/page/island.tsx'
import { Skeleton } from '#kit/parts/skeleton.tsx'
import { business, type Phones } from '#subjects/dealership/facts/business.ts'
import { postedShop, ShopContext } from '#subjects/dealership/view/shop-context.ts'
import { vehicleMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { cartHead } from '#subjects/inventory/rules/page/cart-head.ts'
import { vehiclePictures } from '#subjects/inventory/rules/pictures/cart-pictures.ts'
import { createQueryClient, oneVehicle } from '#subjects/inventory/view/data/vehicle-queries.ts'
import { Gallery } from './gallery.tsx'
import { VehicleContact, VehicleFacts, VehicleMissing, VehicleSummary } from './vehicle-parts.tsx'
import './vehicle-skeleton.later.css'
import './vehicle-split.css'

const skeletons = ['badge', 'name', 'price', 'text', 'button', 'button'] as const

interface VehicleDetailProps {
  readonly id: string
  /** The numbers that the dealer has changed. */
  readonly phones?: Phones | undefined
}

/** Stands in where the server could not read the cart: first loading, then an error or the cart (CART-44). */
function VehicleDetail({ id, phones = business.phones }: VehicleDetailProps) {
  const [client] = useState(createQueryClient)
  const { data: vehicle, isError } = useQuery(oneVehicle(id), client)
  useEffect(() => {
    if (vehicle) document.title = cartHead(vehicle).title
  }, [vehicle])
  // The server alone makes the page of a sold cart.
  if (isError || vehicle?.soldOn !== undefined)
    return (
      <ShopContext value={{ ...postedShop, phones }}>
        <VehicleMissing />
      </ShopContext>
    )
  if (!vehicle) {
    return (
      <section className="section skeletons">
        <div className="wrap">
          <div aria-busy="true">
            <h1 className="sr-only">{vehicleMessages.loading}</h1>
            <div className="vehicle-split">
              <Skeleton className="vehicle-skeleton-picture" />
              <div className="stack vehicle-skeleton">
                {skeletons.map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                  <Skeleton key={index} className={`vehicle-skeleton-${part}`} />
                ))}
              </div>
            </div>
          </div>
        </div>
      </section>
    )
  }
  return (
    <ShopContext value={{ ...postedShop, phones }}>
      <section className="section">
        <div className="wrap">
          <div className="vehicle-split">
            <Gallery name={vehicle.name} pictures={vehiclePictures(vehicle)} />
            <VehicleSummary vehicle={vehicle} />
            <VehicleFacts vehicle={vehicle} />
          </div>
        </div>
      </section>
      <VehicleContact vehicle={vehicle} />
    </ShopContext>
  )
}

export const VehicleDetailIsland = island(VehicleDetail)
