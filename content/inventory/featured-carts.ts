import { featuredCarts } from '#content/dealership/claims.ts'
import type { VehicleRecord } from './vehicle-record.ts'

const [maverick, max, city] = featuredCarts

/** The home page's three, in its order and with its prices (SHOP-22). */
export const featuredVehicles = [
  {
    id: maverick.slug,
    name: maverick.name,
    description:
      'The cart we point to when somebody lives up a gravel lane. It stands on a factory lift with all-terrain tires, so wet leaves and ruts are no drama, and the four forward-facing seats keep everyone looking down the trail. The touchscreen shows charge and speed at a glance, and the lithium pack is looked after in our own bay.',
    price: maverick.price,
    brand: maverick.brand,
    category: 'Lifted',
    images: [
      '/media/carts/d5-maverick-4-plus.webp',
      '/media/carts/d5-maverick-4-plus-side.webp',
      '/media/carts/d5-maverick-4-plus-rear.webp',
      '/media/carts/d5-maverick-4-plus-detail.webp',
    ],
    inStock: true,
    isNew: true,
    features: [
      'Factory lift with all-terrain tires',
      'Four forward-facing seats with belts',
      'Lithium battery with on-board charger',
      'Touchscreen with backup camera',
      'LED headlights, turn signals and brake lights',
      'Folding windshield and side mirrors',
    ],
    specifications: {
      topSpeed: '25 mph',
      range: '45 miles',
      seatingCapacity: 4,
      batteryType: '48 V 110 Ah lithium',
      chargingTime: '6 to 8 hours',
      payload: '850 lbs',
      driveType: 'Rear-wheel drive',
    },
    series: 'D5 MAVERICK',
    addedAt: '2025-08-04',
    drawing: { family: 'd5-maverick', paint: { name: 'Hemlock green', hex: '#1f4a3a' }, seatColor: '#b98a5a' },
  },
  {
    id: max.slug,
    name: max.name,
    description:
      'The strongest four-seater on our floor. The D6 Max sits wide and planted on its lifted suspension, climbs out of the river valley without losing its breath, and stops with disc brakes on all four wheels. Inside are deep bucket seats, a large screen and a sound bar. Bring your steepest driveway as the test drive.',
    price: max.price,
    brand: max.brand,
    category: 'Lifted',
    images: [
      '/media/carts/d6-max-xt4.webp',
      '/media/carts/d6-max-xt4-side.webp',
      '/media/carts/d6-max-xt4-rear.webp',
      '/media/carts/d6-max-xt4-detail.webp',
    ],
    inStock: true,
    isNew: true,
    features: [
      'Lifted independent front suspension',
      'Disc brakes on all four wheels',
      'Four bucket seats with three-point belts',
      'Large touchscreen with backup camera and sound bar',
      'Front brush guard and tow hitch',
      'LED light bar and turn signals',
    ],
    specifications: {
      topSpeed: '25 mph',
      range: '60 miles',
      seatingCapacity: 4,
      batteryType: '72 V 105 Ah lithium',
      chargingTime: '6 to 8 hours',
      payload: '1,000 lbs',
      driveType: 'Rear-wheel drive',
    },
    series: 'D6 MAX',
    addedAt: '2025-08-18',
    drawing: { family: 'd6-max', paint: { name: 'Anthracite', hex: '#2b2f33' }, seatColor: '#8f2f2a' },
  },
  {
    id: city.slug,
    name: city.name,
    description:
      'A tidy four-seater for people whose errands are all within a few miles: the post office, the ball field, a neighbor with too many tomatoes. It sits low and steps in easily, the rear bench folds flat into a cargo deck, and it charges from an ordinary garage outlet overnight. Quiet enough to hear the creek.',
    price: city.price,
    brand: city.brand,
    category: 'Neighborhood',
    images: [
      '/media/carts/ev-city.webp',
      '/media/carts/ev-city-side.webp',
      '/media/carts/ev-city-rear.webp',
      '/media/carts/ev-city-detail.webp',
    ],
    inStock: true,
    isNew: true,
    features: [
      'Low step-in height',
      'Rear-facing bench that folds into a cargo deck',
      'Lithium battery with on-board charger',
      'Touchscreen with phone connection',
      'Turn signals, mirrors and seat belts',
      'Charges from a household outlet',
    ],
    specifications: {
      topSpeed: '25 mph',
      range: '40 miles',
      seatingCapacity: 4,
      batteryType: '48 V 105 Ah lithium',
      chargingTime: '5 to 7 hours',
      payload: '800 lbs',
      driveType: 'Rear-wheel drive',
    },
    series: 'EV CITY',
    addedAt: '2025-07-21',
    drawing: { family: 'ev-city', paint: { name: 'Limestone white', hex: '#e9e6dc' }, seatColor: '#3a3f42' },
  },
] as const satisfies readonly VehicleRecord[]
