import type { MunicipalitySlug } from '#content/municipalities.ts'
import { banks } from '#content/towns/banks.ts'
import { beaverMeadows } from '#content/towns/beaver-meadows.ts'
import { eastPenn } from '#content/towns/east-penn.ts'
import { eastSide } from '#content/towns/east-side.ts'
import { franklin } from '#content/towns/franklin.ts'
import { jimThorpe } from '#content/towns/jim-thorpe.ts'
import { kidder } from '#content/towns/kidder.ts'
import { kline } from '#content/towns/kline.ts'
import { lansford } from '#content/towns/lansford.ts'
import { lausanne } from '#content/towns/lausanne.ts'
import { lehigh } from '#content/towns/lehigh.ts'
import { lehighton } from '#content/towns/lehighton.ts'
import { lowerTowamensing } from '#content/towns/lower-towamensing.ts'
import { mahoning } from '#content/towns/mahoning.ts'
import { nesquehoning } from '#content/towns/nesquehoning.ts'
import { packer } from '#content/towns/packer.ts'
import { palmerton } from '#content/towns/palmerton.ts'
import { parryville } from '#content/towns/parryville.ts'
import { pennForest } from '#content/towns/penn-forest.ts'
import { summitHill } from '#content/towns/summit-hill.ts'
import { towamensing } from '#content/towns/towamensing.ts'
import type { Town } from '#content/towns/town.ts'
import { weatherly } from '#content/towns/weatherly.ts'
import { weissport } from '#content/towns/weissport.ts'

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
