import type { MunicipalitySlug } from '#content/county/municipalities.ts'
import { banks } from './banks.ts'
import { beaverMeadows } from './beaver-meadows.ts'
import { eastPenn } from './east-penn.ts'
import { eastSide } from './east-side.ts'
import { franklin } from './franklin.ts'
import { jimThorpe } from './jim-thorpe.ts'
import { kidder } from './kidder.ts'
import { kline } from './kline.ts'
import { lansford } from './lansford.ts'
import { lausanne } from './lausanne.ts'
import { lehigh } from './lehigh.ts'
import { lehighton } from './lehighton.ts'
import { lowerTowamensing } from './lower-towamensing.ts'
import { mahoning } from './mahoning.ts'
import { nesquehoning } from './nesquehoning.ts'
import { packer } from './packer.ts'
import { palmerton } from './palmerton.ts'
import { parryville } from './parryville.ts'
import { pennForest } from './penn-forest.ts'
import { summitHill } from './summit-hill.ts'
import { towamensing } from './towamensing.ts'
import type { Town } from './town.ts'
import { weatherly } from './weatherly.ts'
import { weissport } from './weissport.ts'

/** One record for each of the 23: a municipality without its town does not compile. */
export const towns: Readonly<Record<MunicipalitySlug, Town>> = {
  'beaver-meadows': beaverMeadows,
  'east-side': eastSide,
  'jim-thorpe': jimThorpe,
  lansford: lansford,
  lehighton: lehighton,
  parryville: parryville,
  'summit-hill': summitHill,
  weatherly: weatherly,
  weissport: weissport,
  'east-penn': eastPenn,
  franklin: franklin,
  kidder: kidder,
  kline: kline,
  lausanne: lausanne,
  lehigh: lehigh,
  'lower-towamensing': lowerTowamensing,
  mahoning: mahoning,
  packer: packer,
  'penn-forest': pennForest,
  towamensing: towamensing,
  banks: banks,
  nesquehoning: nesquehoning,
  palmerton: palmerton,
}
