import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureLimits, type Topic } from '#subjects/inventory/facts/cart-figures.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { abilitiesOfCategory, readWords } from './figures-from-words.ts'
import { specificationsOf } from './specification-list.ts'
import { columnNamed } from './vehicle-columns.ts'

// A line is what a dealer writes and what is understood: 'asks' where something is left to ask, 'nothing' where it says
// nothing that counts.
const phrases: Readonly<Record<Topic, string>> = {
  range: `
    38 → range 38
    38 miles → range 38
    35-45 miles → range 35
    35 to 45 mi → range 35
    1 charge lasts 38 miles → range 38
    about 40 miles per charge → range 40
    Up to 50 miles → range 50
    ~45 mi. → range 45
    45+ miles → range 45
    Approx. 30–40 miles on a single charge → range 30
    Est. range 55 miles → range 55
    64 km → range 40
    60 miles (97 km) → range 60
    over 40 miles of range → range 40
    forty miles → range 40
    40 miles/charge → range 40
    between 25 and 30 miles → range 25
    38 or 60 with second battery → asks
    40 miles, depends on load → asks
    all day → asks
    N/A → asks
    400 miles → asks
    30 holes → asks
    Range: 40 mi → range 40
    40-50 miles per full charge → range 40
    Goes 35 miles on one charge → range 35
    30+ mi → range 30
    Approximately 45 miles → range 45
    60 mile range → range 60
    35 miles @ 15 mph → asks
    80 km → range 50
    up to 60 miles on flat ground → range 60
    up to 45 mi/charge → range 45
    40–45 miles → range 40
    range of about 38 miles → range 38
    Thirty-five miles → range 35
    25 to 35 miles depending on terrain → asks
    50 kilometers → range 31
    55mi → range 55
    est. 40-mile range → range 40
    38mi → range 38
    Up to 38 miles/charge → range 38
    38 mile range on one charge → range 38
    A single charge goes 42 miles → range 42
    35-40mi per charge → range 35
    Avg 40 miles → range 40
    under 40 miles → asks
    40 miles per day → asks
    12,000 miles → asks
    -38 miles → asks
    38 miles, 25 with lead acid → asks
    38/25 miles → asks
    45-35 miles → asks
    38 mph → asks
    half a day → asks
    40 miles x 2 → asks
  `,
  topSpeed: `
    25 mph → topSpeed 25
    25MPH → topSpeed 25
    Governed to 15 mph → topSpeed 15
    tops out at 19 mph → topSpeed 19
    19.5 mph → topSpeed 19.5
    15-19 mph → topSpeed 19
    40 km/h → topSpeed 25
    25 mph (40 km/h) → topSpeed 25
    Up to 25 mph, street legal → topSpeed 25
    max speed 20 mph → topSpeed 20
    25 miles per hour → topSpeed 25
    Twenty-five mph → topSpeed 25
    14 mph stock, 25 mph with upgrade → asks
    25 mph (optional 35 mph) → asks
    speed upgrade available → asks
    TBD → asks
    19 MPH (governed) → topSpeed 19
    25 mph LSV → topSpeed 25
    limited to 20mph → topSpeed 20
    Top speed of 23 mph → topSpeed 23
    32 kph → topSpeed 20
    19 → topSpeed 19
    25 m.p.h. → topSpeed 25
    Top Speed: 19.8 MPH → topSpeed 19.8
    15–25 mph → topSpeed 25
    Governed at 19 mph → topSpeed 19
    street legal 25 mph → topSpeed 25
    19 miles/hour → topSpeed 19
    Governed 19mph → topSpeed 19
    max 25 → topSpeed 25
    23-25mph → topSpeed 25
    20 mph top speed → topSpeed 20
    25 mph forward, 12 mph reverse → asks
    20 mph in 5 seconds → asks
    14/19 mph → asks
    15 mph (eco mode), 25 mph (sport) → asks
    100 mph → asks
    25 kg → asks
  `,
  payload: `
    800 lbs → payload 800
    ~800 lbs → payload 800
    up to 800 lb → payload 800
    800 pounds → payload 800
    800# → payload 800
    1,150 lbs → payload 1150
    800 lbs (incl. riders) → payload 800
    363 kg → payload 800
    800 lbs (363 kg) → payload 800
    Max load 1000 lbs → payload 1000
    Total capacity: 900 lb → payload 900
    1200 LBS. max → payload 1200
    800-1,000 lbs → payload 800
    1,200 lb payload including passengers → payload 1200
    800 lbs. total vehicle capacity → payload 800
    4 adults + 200 lb → asks
    4 people and 200 lbs of gear → asks
    800 lbs plus driver → asks
    300 lb bed, 500 lb seats → asks
    1.5 → asks
    1,000 lb. capacity → payload 1000
    1000lbs max payload → payload 1000
    approx 900 pounds with riders → payload 900
    Up to 1,200 lbs. total → payload 1200
    450 kg → payload 992
    carries 800 lbs → payload 800
    800 lb + 500 lb tow → asks
    Payload 1,100 pounds → payload 1100
    800-lb. capacity → payload 800
    Up to 800 lbs. including riders → payload 800
    1,100lbs → payload 1100
    1000 # → payload 1000
    Maximum load: 1,000 lb (454 kg) → payload 1000
    500 kgs → payload 1102
    carrying capacity of 900 lbs → payload 900
    Approx. 800lb → payload 800
    800 lbs payload capacity → payload 800
    800lbs (4 passengers) → asks
    Load capacity 1,200 lbs → payload 1200
    Up to 1000 pounds total → payload 1000
    1,100 lb max load → payload 1100
    800 lb rated → payload 800
    > 800 lbs → payload 800
    Eight hundred pounds → payload 800
    max. 1,150 lbs. → payload 1150
    800 LB (362 KG) → payload 800
    weight capacity: 900 lbs → payload 900
    1/2 ton → asks
    vehicle weight 950 lbs → asks
    gross weight 1500 lbs → asks
    200 lbs per passenger → asks
    200 lbs each → asks
    Towing 1,000 lbs → asks
    bed capacity 300 lbs → asks
    4 passengers → asks
    half ton → asks
    800 lbs without rear seat → asks
    2 x 400 lbs → asks
    4 → asks
  `,
  battery: `
    48V lithium → volts 48 lithium
    51.2V 105Ah lithium → volts 51.2 ampereHours 105 lithium
    Lithium 48V → volts 48 lithium
    48V LiFePO4 100Ah → volts 48 ampereHours 100 lithium
    48-volt lithium, 105 Ah → volts 48 ampereHours 105 lithium
    48V lead acid → volts 48 lead-acid
    6 x 8V Trojan T875 → volts 48 lead-acid
    4x12V AGM → volts 48 agm
    (6) 8-volt batteries → volts 48
    six 8 volt → volts 48
    48 V 110 Ah lithium → volts 48 ampereHours 110 lithium
    Li-ion 48v/105ah → volts 48 ampereHours 105 lithium
    105Ah 48V Li → volts 48 ampereHours 105 lithium
    5.4 kWh 48V lithium → volts 48 ampereHours 113 lithium
    72V (105Ah) lithium-ion → volts 72 ampereHours 105 lithium
    lithium iron phosphate, 51.2 volts → volts 51.2 lithium
    flooded lead-acid, 48v → volts 48 lead-acid
    48V Samsung SDI lithium → volts 48 lithium
    Eco lithium battery 48V 105AH w/ charger → volts 48 ampereHours 105 lithium
    48V gel → volts 48 agm
    48V → volts 48
    Lithium → lithium
    72 Volt RoyPow lithium battery pack → volts 72 lithium
    48V 150Ah RELiON InSight lithium, 8 year warranty → volts 48 ampereHours 150 lithium
    6-8V Trojan batteries → volts 48 lead-acid
    6 - 6 volt US Battery → volts 36 lead-acid
    48V (6 x 8V) flooded → volts 48 lead-acid
    New 2023 48V lead acid batteries → volts 48 lead-acid
    48V Trojan T-875 deep cycle → volts 48 lead-acid
    Sealed AGM lead acid 48 volt maintenance free → volts 48 agm
    56.7V 120Ah Samsung lithium-ion → volts 56.7 ampereHours 120 lithium
    48V lithium (LiFePO4) with onboard charger → volts 48 lithium
    76.8V 105Ah LFP with BMS → volts 76.8 ampereHours 105 lithium
    48V lithium battery w/ 25A charger → volts 48 lithium
    48 V 110 Ah lithium, charges from a 110V outlet → volts 48 ampereHours 110 lithium
    48v, lithium-ready → asks
    48V lead acid, lithium optional → asks
    48V AGM (upgrade to lithium +$1,500) → asks
    AGM or lithium → asks
    no batteries → asks
    call → asks
    48V 105AH Lithium Battery → volts 48 ampereHours 105 lithium
    Samsung 48V 110Ah lithium-ion battery pack → volts 48 ampereHours 110 lithium
    8-volt Trojan T-875 x 6 → volts 48 lead-acid
    six 8V lead-acid batteries (48V) → volts 48 lead-acid
    4 - 12V Trojan T-1275 → volts 48 lead-acid
    Six (6) 8V US Battery 8VGC → volts 48 lead-acid
    36V (six 6-volt) Crown → volts 36 lead-acid
    (4) 12 volt Interstate → volts 48 lead-acid
    Lithium-ion, 51.2-volt, 160 amp-hours → volts 51.2 ampereHours 160 lithium
    51.2 V / 105 Ah / 5.4 kWh LiFePO4 → volts 51.2 ampereHours 105 lithium
    5.376kWh 51.2V lithium → volts 51.2 ampereHours 105 lithium
    72v lithium ion → volts 72 lithium
    72V AC w/ lithium 105ah → volts 72 ampereHours 105 lithium
    Allied 48V 105Ah lithium → volts 48 ampereHours 105 lithium
    Eco Battery 51V 105Ah → volts 51 ampereHours 105
    ELiTE lithium 48 volt Samsung SDI → volts 48 lithium
    48 VDC wet cell lead acid → volts 48 lead-acid
    Brand new 48V AGM batteries (2024) → volts 48 agm
    48V Lithium w/ 5-yr warranty → volts 48 lithium
    Li 48V 100 Ah → volts 48 ampereHours 100 lithium
    Flooded → lead-acid
    48 volts → volts 48
    48 → volts 48
    48 V Duracell golf cart batteries → volts 48
    Lithium 60V → volts 60 lithium
    48 volt maintenance-free AGM deep-cycle → volts 48 agm
    LFP 48V/150Ah with Bluetooth BMS → volts 48 ampereHours 150 lithium
    48V 9 kWh lithium → volts 48 ampereHours 188 lithium
    2 x 48V lithium packs → asks
    8V batteries → asks
    Lithium or lead acid → asks
    105 → asks
    Lithium-Ion 48 Volt → volts 48 lithium
    48V Li-Ion (105 Ah) → volts 48 ampereHours 105 lithium
    48v/110ah lithium → volts 48 ampereHours 110 lithium
    48V Lithium Iron Phosphate (LFP) → volts 48 lithium
    51.2-Volt lithium battery, 105 amp hour → volts 51.2 ampereHours 105 lithium
    lead acid 48V → volts 48 lead-acid
    48V flooded lead acid (6 - 8V) → volts 48 lead-acid
    8V x 6 → volts 48
    Six Trojan 8V → volts 48 lead-acid
    6x8 volt Trojan T-875s → volts 48 lead-acid
    Trojan T105 (6) → volts 36 lead-acid
    Four 12-volt AGM batteries → volts 48 agm
    6 6V Trojan T-105 → volts 36 lead-acid
    48V, 8V x 6 lead-acid → volts 48 lead-acid
    72V 105AH lithium battery w/ 20A onboard charger → volts 72 ampereHours 105 lithium
    Bolt Energy 48V 105 Ah lithium → volts 48 ampereHours 105 lithium
    48 Volt sealed gel → volts 48 agm
    US Battery 6-8V flooded (2023) → volts 48 lead-acid
    Lithium (48V, 100Ah) → volts 48 ampereHours 100 lithium
    105 Ah lithium → ampereHours 105 lithium
    48V AC, lithium → volts 48 lithium
    48V RELiON 100 amp hr LiFePO4 → volts 48 ampereHours 100 lithium
    7.7 kWh lithium, 51.2V, 150Ah → volts 51.2 ampereHours 150 lithium
    Lithium, ten-year warranty, 48V → volts 48 lithium
    48 volt lithium ion, 105 amp hours → volts 48 ampereHours 105 lithium
    Lithium / 48V / 105 Ah → volts 48 ampereHours 105 lithium
    48V•105Ah•LiFePO4 → volts 48 ampereHours 105 lithium
    Pack: 51.2V 105Ah LFP → volts 51.2 ampereHours 105 lithium
    48V Lithium-Iron battery (150 AH) → volts 48 ampereHours 150 lithium
    Six 8V Trojans → volts 48 lead-acid
    6 Trojan T-875 8-volt batteries → volts 48 lead-acid
    8 x 6V lead-acid → volts 48 lead-acid
    six - 8 volt Crown flooded batteries, 2022 → volts 48 lead-acid
    48v AGM, sealed → volts 48 agm
    48V/100AH Lithium, 8yr warranty → volts 48 ampereHours 100 lithium
    UL-listed 48V 105Ah lithium → volts 48 ampereHours 105 lithium
    Automotive-grade lithium, 48V 110Ah → volts 48 ampereHours 110 lithium
    48V 105Ah LG lithium-ion → volts 48 ampereHours 105 lithium
    72-volt, 140Ah lithium → volts 72 ampereHours 140 lithium
    Absorbed glass mat, 48 V → volts 48 agm
    48 V lithium, 5.1 kWh → volts 48 ampereHours 106 lithium
    8V Trojan → asks
    12V → asks
    48V or 72V → asks
    48V ready for lithium → asks
    Dual 48V lithium → asks
    48V lithium, 12V converter → asks
    lithium replaces lead acid → asks
    48V 105 lithium → asks
    200V → asks
    48V no charger → asks
    48V Acme lithium → volts 48 lithium asks
  `,
  charging: `
    6 to 8 hours → chargingFrom 6 chargingTo 8
    6-8 hrs → chargingFrom 6 chargingTo 8
    8 hours → chargingFrom 8
    5h → chargingFrom 5
    about 4.5 hours → chargingFrom 4.5
    6–8 hours on 110V → chargingFrom 6 chargingTo 8
    Full charge in 6 hours → chargingFrom 6
    4 to 6 hrs. from empty → chargingFrom 4 chargingTo 6
    90 minutes → chargingFrom 1.5
    8 → chargingFrom 8
    0-100% in 5 hours → chargingFrom 5
    overnight → asks
    80% in 4 hours → asks
    6-8 hours or 3 with fast charger → asks
    4-6 hours @ 110V → chargingFrom 4 chargingTo 6
    6 hrs (full charge) → chargingFrom 6
    5 1/2 hours → chargingFrom 5.5
    3.5–5 h → chargingFrom 3.5 chargingTo 5
    less than 8 hours → chargingFrom 8
    6–8 hrs. → chargingFrom 6 chargingTo 8
    approximately 6 hours → chargingFrom 6
    6 hours to full charge → chargingFrom 6
    between 5 and 7 hours → chargingFrom 5 chargingTo 7
    4 hr 30 min → chargingFrom 4.5
    4 hours to 80% → asks
    6-8 hours (110V) / 3-4 hours (220V) → asks
    charger extra → asks
    40 hours → asks
    2 x 4 hours → asks
  `,
  length: `
    148 → length 148
    12' 4" → length 148
    12 ft 4 in → length 148
    12ft4in → length 148
    12′4″ → length 148
    148" → length 148
    148 in. → length 148
    3.75 m → length 147.6
    375 cm → length 147.6
    3750 mm → length 147.6
    10.5 ft → length 126
    9'-6" overall → length 114
    12 feet 4 1/2 inches → length 148.5
    148 in (12' 4") → length 148
    8 ft bed → asks
    11'10" → length 142
    11 ft. 10 in. → length 142
    9 feet 6 inches → length 114
    142.5" → length 142.5
    3606mm → length 142
    3.6 meters → length 141.7
    12 foot → length 144
    about 142 inches → length 142
    12'2 → length 146
    12'-4" → length 148
    12.3 ft → length 147.6
    148in → length 148
    96 in wheelbase → asks
    12 → asks
  `,
  width: `
    55 in → width 55
    4' 7" → width 55
    48 inches wide → width 48
    1.4 m → width 55.1
    47.5" → width 47.5
    65" with mirrors out, 55" folded → asks
    4 ft → width 48
    1,350 mm → width 53.1
    53.5 → width 53.5
  `,
  height: `
    82" → height 82
    6'10" → height 82
    78 inches tall → height 78
    208 cm → height 81.9
    75 in overall height → height 75
    72" without roof → asks
    6' 8" → height 80
    80.5 in. tall → height 80.5
    2.0 m → height 78.7
    75" (82" with roof) → asks
  `,
  size: `
    L 148 x W 55 x H 82 in → length 148 width 55 height 82
    148" x 55" x 82" → length 148 width 55 height 82
    148 x 55 x 82 in → length 148 width 55 height 82
    12'4" x 4'7" x 6'10" → length 148 width 55 height 82
    148"L x 55"W x 82"H → length 148 width 55 height 82
    Length 148 in, width 55 in, height 82 in → length 148 width 55 height 82
    3750 x 1400 x 2080 mm → length 147.6 width 55.1 height 81.9
    148L × 55W × 82H → length 148 width 55 height 82
    LxWxH: 148 x 55 x 82 → length 148 width 55 height 82
    compact → asks
    142" L x 53" W x 80" H → length 142 width 53 height 80
    L: 142" W: 53" H: 80" → length 142 width 53 height 80
    142 in long, 53 in wide, 80 in high → length 142 width 53 height 80
    11'10" L × 4'5" W × 6'8" H → length 142 width 53 height 80
    142*53*80 inches → length 142 width 53 height 80
    361 x 135 x 203 cm → length 142.1 width 53.1 height 79.9
    53 x 142 x 80 → asks
    142 x 54 x 79 → length 142 width 54 height 79
    11.8 ft x 4.5 ft x 6.6 ft → length 141.6 width 54 height 79.2
    142"(L) x 54"(W) x 79"(H) → length 142 width 54 height 79
    Length: 142"; Width: 54"; Height: 79" → length 142 width 54 height 79
    142" long x 54" wide x 79" high → length 142 width 54 height 79
    Overall 148 x 55 x 82 inches → length 148 width 55 height 82
    148" x 55" x 82" (L x W x H) → length 148 width 55 height 82
    12ft 4in x 4ft 7in x 6ft 10in → length 148 width 55 height 82
    3.76m x 1.4m x 2.08m → length 148 width 55.1 height 81.9
    55 x 148 x 82 → asks
    148 x 82 x 55 → asks
    148 x 75 → asks
    148 x 55 x 82 x 40 → asks
    48 x 44 x 10 bed → asks
  `,
  tires: `
    23x10-14 → tire 23
    23x10-14 A/T tires → tire 23 all-terrain
    205/50-10 → tire 18.1
    205/50-10 low pro → tire 18.1 low-profile
    23" all terrain → tire 23 all-terrain
    18x8.5-8 turf → tire 18
    22x11-10 all-terrain on 10" wheels → tire 22 all-terrain
    14" alloy wheels with 23" off-road tires → tire 23 all-terrain
    Off-road tires → all-terrain
    mud tires → all-terrain
    AT tires → all-terrain
    M/T → all-terrain
    Low-profile tires on alloy wheels → low-profile
    Turf tires → nothing
    street tires → nothing
    20 inch all-terrain, 4 ply → tire 20 all-terrain
    215/35R14 low profile → tire 19.9 low-profile
    12" wheels → nothing
    all-terrain tires optional → asks
    23x10.5-12 all terrain → tire 23 all-terrain
    22 x 11 - 12 off-road → tire 22 all-terrain
    215/40-12 low-profile → tire 18.8 low-profile
    205/65R10 street → tire 20.5
    18x8.50-8 turf → tire 18
    22" A/T on 14" alloys → tire 22 all-terrain
    knobby → all-terrain
    Radial street tires, 14" rims → nothing
    14 in → asks
    23 x 10.5 - 14 off-road → tire 23 all-terrain
    23" A/T → tire 23 all-terrain
    Kenda 22x10-10 all-terrain → tire 22 all-terrain
    22-inch all-terrain tires → tire 22 all-terrain
    215/50R12 street → tire 20.5
    205/50-10 DOT low-profile on 10" alloys → tire 18.1 low-profile
    20x10-10 knobby → tire 20 all-terrain
    24 in mud tires → tire 24 all-terrain
    Turf savers 18x8.5-8 → tire 18
    23X10-14 → tire 23
    23x10R14 A/T → tire 23 all-terrain
    23 in. → tire 23
    205/50R10 → tire 18.1
    14" wheels, 23" tires → tire 23
    14" → asks
    12 → asks
    10" wheels → nothing
    14x7 wheels → nothing
    22 psi → asks
    20% tread left → asks
    23" front, 25" rear → asks
    23" or 25" → asks
  `,
  clearance: `
    5 in → clearance 5
    6" → clearance 6
    Ground clearance 7.5 inches → clearance 7.5
    150 mm → clearance 5.9
    4.5 → clearance 4.5
    5 1/2" → clearance 5.5
    8 in. ground clearance → clearance 8
  `,
  seats: `
    4 → seatingCapacity 4
    four → seatingCapacity 4
    4 passenger → seatingCapacity 4
    seats 6 → seatingCapacity 6
    6-seater → seatingCapacity 6
    2+2 → seatingCapacity 4
    4+2 → seatingCapacity 6
    Up to 4 people → seatingCapacity 4
    Six passengers → seatingCapacity 6
    4 (2 forward, 2 rear facing) → seatingCapacity 4
    2 or 4 → asks
    20 → asks
    2-passenger → seatingCapacity 2
    Seats six → seatingCapacity 6
    4 adults → seatingCapacity 4
    6 (4+2) → seatingCapacity 6
    4 seater, 2 rear facing → seatingCapacity 4
    4 Seater → seatingCapacity 4
    Four passengers → seatingCapacity 4
    4-person → seatingCapacity 4
    6 pass. → seatingCapacity 6
    Seating for 8 → seatingCapacity 8
    2 + 2 → seatingCapacity 4
    2 rows → asks
    2 rear facing → asks
    2 bench seats → asks
    4-6 → asks
    4 rear facing, 2 forward → asks
    2.5 → asks
    seats optional → asks
  `,
  brakes: `
    Disc brakes on all four wheels → four-wheel-brakes
    4-wheel disc brakes → four-wheel-brakes
    4 wheel hydraulic disc → four-wheel-brakes
    Hydraulic brakes all around → four-wheel-brakes
    Front and rear disc brakes → four-wheel-brakes
    Four-wheel hydraulic brakes → four-wheel-brakes
    discs front & rear → four-wheel-brakes
    All-wheel disc brakes → four-wheel-brakes
    4-wheel hydraulic disc brakes with hill hold → four-wheel-brakes hill-hold
    Front disc, rear drum → four-wheel-brakes
    Rear drum brakes → nothing
    2-wheel disc → nothing
    Mechanical rear drums → nothing
    electromagnetic parking brake → nothing
    4-wheel disc brakes optional → asks
    Four wheel disc → four-wheel-brakes
    Hydraulic disc brakes, front and rear → four-wheel-brakes
    Hydraulic 4-wheel disc w/ electronic parking brake → four-wheel-brakes
    4 Wheel Hydraulic Disc Brakes + E-brake → four-wheel-brakes
    Disc brakes F/R → four-wheel-brakes
    Disc (all four wheels) → four-wheel-brakes
    Four-corner disc brakes → four-wheel-brakes
    Front: disc / Rear: drum → four-wheel-brakes
    dual rear mechanical drum → nothing
    Self-adjusting rear drum brakes → nothing
    All wheels hydraulic → four-wheel-brakes
    Regenerative motor braking with automatic parking brake → nothing
    Four-Wheel Disc Brakes → four-wheel-brakes
    Brakes: 4-wheel hydraulic → four-wheel-brakes
    disc brakes all round → four-wheel-brakes
    4-wheel hydraulic drum → four-wheel-brakes
    Hydraulic disc brakes on all 4 → four-wheel-brakes
    front and rear hydraulic → four-wheel-brakes
    front hydraulic disc, rear mechanical drum → four-wheel-brakes
    Hill-hold parking brake → hill-hold
    Electromagnetic parking brake with anti-rollback → hill-hold
    dual rear disc → nothing
  `,
  suspension: `
    Lifted → lift
    3" lift → lift
    Lifted, heavy duty rear leaf springs → lift heavy-springs
    Independent front suspension → nothing
    Heavy-duty rear springs → heavy-springs
    HD leaf springs → heavy-springs
    MacPherson strut front, leaf spring rear → nothing
    lift kit available → asks
    Lifted independent front → lift
    4" raised → lift
    Rear leaf springs w/ shocks → nothing
    double A-arm front, heavy-duty leaf rear → heavy-springs
    Independent front and rear → nothing
    6" A-arm lift → lift
    Factory lifted → lift
    Raised 3 inches → lift
    HD rear springs → heavy-springs
    Heavy-duty leaf springs and shocks → heavy-springs
    Independent front w/ coil-over shocks → nothing
    Stock height → nothing
  `,
  hitch: `
    Yes → tow-hitch
    No → nothing
    2" receiver → tow-hitch
    Trailer hitch → tow-hitch
    hitch → tow-hitch
    Class III receiver → tow-hitch
    hitch-ready → asks
    Tow bar → nothing
    2 inch receiver → tow-hitch
    Standard → tow-hitch
    Optional → asks
    None → nothing
    Rear receiver → tow-hitch
    2" ball → asks
    Trailer hitch, 2 in. receiver → tow-hitch
    Class 2 → asks
    n/a → asks
    prewired → asks
  `,
  cargo: `
    Dump bed → cargo-deck
    Flatbed → cargo-deck
    Aluminum cargo box → cargo-deck
    Steel bed with drop sides → cargo-deck
    Rear basket → nothing
    Cargo box sold separately → asks
    Folds into cargo deck → cargo-deck
    Cargo bed, 4 ft → cargo-deck
    Electric dump → cargo-deck
    Fold-down cargo deck → cargo-deck
    Tilting steel cargo bed → cargo-deck
    utility box → cargo-deck
    48" x 44" dump bed → cargo-deck
    Basket → nothing
  `,
  bags: `
    Two-bag rack → bag-rack
    Golf bag well → bag-rack
    bag carrier → bag-rack
    bag rack delete → asks
    Rack for two bags → bag-rack
    Included → bag-rack
    Yes, golf bag holder → bag-rack
    Golf bag rack → bag-rack
    Bagwell → bag-rack
    double bag holder → bag-rack
    2-bag carrier → bag-rack
  `,
  feature: `
    Hill hold → hill-hold
    Hill-start hold → hill-hold
    hill hold assist → hill-hold
    Automatic parking brake that holds on hills → hill-hold
    Anti-rollback → hill-hold
    Factory lift with all-terrain tires → lift all-terrain
    Lifted independent front suspension → lift
    Raised 4 in. → lift
    6 inch lift kit → lift
    lift kit installed → lift
    Taller lift with large all-terrain tires → lift all-terrain
    Knobby tires and skid plate → all-terrain
    Heavy duty springs → heavy-springs
    Street height, no lift → asks
    Forklift → nothing
    lift-out benches → nothing
    Lift gate → nothing
    roof lifts → nothing
    winch-ready bumper → nothing
    Towing package → tow-hitch
    Front brush guard and tow hitch → tow-hitch
    Tow hitch available (+$199) → asks
    Front brush guard and tow hitch (optional) → asks
    Trailer hitch sold separately → asks
    Bluetooth receiver → nothing
    Tow/run switch → nothing
    Two-bag rack with straps → bag-rack
    Golf bag holder → bag-rack
    Golf bag rack on the back → bag-rack
    Golf bag attachment → bag-rack
    Bag rack optional → asks
    Open rear well for bags or bins → nothing
    Grocery bag holder → nothing
    Rear-facing flip seat with cargo deck → cargo-deck
    cargo platform → cargo-deck
    Dump box → cargo-deck
    Rear-facing bench that folds into a cargo deck → cargo-deck
    Rear seat folds flat to a utility bed → cargo-deck
    pickup bed → cargo-deck
    Rear-facing flip seat with steel deck and tie-downs → cargo-deck
    Tipping cargo bed with drop tailgate → cargo-deck
    Hose-down floor and seats → nothing
    From a bed and breakfast → nothing
    Low-profile tires on alloy wheels → low-profile
    4-wheel disc brakes → four-wheel-brakes
    Needs room to turn → needs-room
    Wide turning circle → needs-room
    Short turning circle → nothing
    LED headlights and turn signals → nothing
    Lithium-ready → nothing
    All-wheel hydraulic brakes → four-wheel-brakes
    Quad hydraulic disc brakes → four-wheel-brakes
    Hydraulic disc brakes on each wheel → four-wheel-brakes
    Front and rear brake lights → nothing
    Holds itself on a hill → hill-hold
    Hill holder → hill-hold
    Parking brake holds on steep grades → hill-hold
    Hill assist with automatic hold → hill-hold
    Roll-back protection → hill-hold
    Anti-roll bar → nothing
    Hill descent lights → nothing
    5-inch lift with 23-inch tires → lift
    Jake's 6" A-arm lift kit → lift
    Lifted 3" with 22" A/T tires → lift all-terrain
    Suspension lift → lift
    Raised suspension → lift
    2-inch factory lift → lift
    Seat lifts for storage → nothing
    Lift-up rear seat → nothing
    Raised white letter tires → nothing
    Lift kit not included → asks
    Can be lifted → asks
    22" off-road tires on 12" black wheels → all-terrain
    Aggressive off road tread → all-terrain
    14" machined wheels with all terrain tires → all-terrain
    Mud-terrain tires → all-terrain
    Off-road light bar → nothing
    Mud flaps → nothing
    Low profile street tires → low-profile
    14" wheels with low-profile tires → low-profile
    Low-profile roof rack → nothing
    Heavy-duty leaf springs → heavy-springs
    Heavy duty rear suspension springs → heavy-springs
    HD springs front and rear → heavy-springs
    Heavy-duty bumper → nothing
    Two inch receiver hitch → tow-hitch
    2-in. hitch receiver → tow-hitch
    Rear receiver hitch with ball → tow-hitch
    Tow package included → tow-hitch
    Trailer hitch with 2-inch ball → tow-hitch
    Rear hitch → tow-hitch
    Class II hitch → tow-hitch
    Hitch-mount ready → asks
    Hitch cover → nothing
    Towing hooks front and rear → nothing
    Satellite radio receiver → nothing
    Golf bag attachment with straps → bag-rack
    Rear golf bag holder → bag-rack
    Bag rack for two golf bags → bag-rack
    Rear bag well with sweater basket → bag-rack
    Holds two golf bags → bag-rack
    Golf club carrier → bag-rack
    Golf bag straps → nothing
    Sand bottle and ball washer → nothing
    Aluminum cargo bed → cargo-deck
    Manual dump bed → cargo-deck
    Electric dump box with tailgate → cargo-deck
    Rear flip seat converts to cargo platform → cargo-deck
    Flip-flop rear seat folds into a flat bed → cargo-deck
    48" utility box → cargo-deck
    Rear seat flips down to cargo bed → cargo-deck
    Diamond plate truck bed → cargo-deck
    Steel flat bed with stake sides → cargo-deck
    Cargo net and storage → nothing
    Truck bed available for $450 → asks
    Add a tow hitch for $199 → asks
    Tow hitch, bag rack: optional → asks
    Optional: tow hitch, bag rack → asks
    Lifted, optional bag rack → lift asks
    Lift kit and tow hitch sold separately → asks
    Wide turning radius → needs-room
    Needs plenty of room to turn → needs-room
    Stops rolling back on hills → hill-hold
    Prevents rollback on hills → hill-hold
    Hill-hold brake system → hill-hold
    3in lift → lift
    Lift kit (6") → lift
    Factory-lifted with A/T tires → lift all-terrain
    Lifted chassis, heavy-duty springs, tow hitch → lift heavy-springs tow-hitch
    Spindle lift kit and 22" mud tires → lift all-terrain
    Trail tires → all-terrain
    Black alloy wheels with low-pro tires → low-profile
    Heavy duty coil springs → heavy-springs
    Rear hitch receiver → tow-hitch
    Trailer package → tow-hitch
    Ball hitch → tow-hitch
    Rear golf bag rack with strap → bag-rack
    Golf bag carrier → bag-rack
    Fold-flat rear cargo bed → cargo-deck
    Rear bench folds down to a cargo bed → cargo-deck
    Aluminum dump bed → cargo-deck
    Truck-style bed → cargo-deck
    Large turning circle → needs-room
    Hydraulic brakes on all four wheels, hill hold → four-wheel-brakes hill-hold
    Disc brakes at all four wheels → four-wheel-brakes
    Disc brakes on all 4 wheels → four-wheel-brakes
    Four hydraulic disc brakes → four-wheel-brakes
    Disc brakes front & rear → four-wheel-brakes
    Brakes on every wheel → four-wheel-brakes
    4-wheel hydraulic brake system → four-wheel-brakes
    4WD with disc brakes → nothing
    4-wheel brakes → four-wheel-brakes
    Hillside hold → hill-hold
    Hill hold control → hill-hold
    Automatic hill hold → hill-hold
    Brake holds the cart on hills → hill-hold
    Parking brake engages automatically and holds on inclines → hill-hold
    Rollback protection → hill-hold
    Anti-roll-back feature → hill-hold
    4 inch lift → lift
    Lift kit, 23" A/T tires → lift all-terrain
    2.5" lift → lift
    4-in. lift kit & off-road tires → lift all-terrain
    Lifted suspension w/ knobby tires → lift all-terrain
    Double A-arm lift → lift
    Independent suspension with 3 in. lift → lift
    Off road tires and rims → all-terrain
    Big mud tires → all-terrain
    23-inch A/T radials → all-terrain
    AT tires on 14" rims → all-terrain
    Street tires → nothing
    Low pro street tires → low-profile
    Low-profile 14" tires → low-profile
    Heavy-duty front and rear springs → heavy-springs
    Heavy Duty Leaf Springs (rear) → heavy-springs
    Rear tow hitch → tow-hitch
    2" receiver → tow-hitch
    2" trailer hitch → tow-hitch
    1-1/4" receiver hitch → tow-hitch
    Trailer hitch receiver → tow-hitch
    Towing package with wiring → tow-hitch
    Tow package w/ ball mount → tow-hitch
    Hitch and ball → tow-hitch
    Golf bag rack → bag-rack
    Dual golf bag rack → bag-rack
    Bag carrier for two golf bags → bag-rack
    Rear bag well → bag-rack
    Golf bag mount → bag-rack
    Golf bag holders → bag-rack
    2 bag holder with cooler → bag-rack
    Cargo box → cargo-deck
    Steel cargo bed → cargo-deck
    Poly dump bed → cargo-deck
    Pickup-style bed → cargo-deck
    Fold-down rear seat with cargo platform → cargo-deck
    Flip-flop seat/cargo deck → cargo-deck
    Rear seat turns into a cargo bed → cargo-deck
    Flat-bed rear → cargo-deck
    Aluminum utility bed → cargo-deck
    Rear cargo bed with tailgate → cargo-deck
    Wooden stake bed → cargo-deck
    Hitch-ready frame → asks
    Tow hitch w/out ball → asks
    Bag rack: no → asks
    Bag rack: N → asks
    Lift kit (+199) → asks
    All-terrain or street tires → nothing
    Lift kit optional → asks
    Lift optional → asks
    Non-lifted → asks
    Unlifted → nothing
    No tow hitch → asks
    Less bag rack → asks
    Tow hitch wiring (hitch not included) → asks
    Upgrade to 4-wheel disc brakes → asks
    Front brush guard, rear disc brakes → nothing
    Four-wheel independent suspension with rear disc brakes → nothing
    Four-wheel drive and disc brakes → nothing
    Front and rear lights, disc brakes → nothing
    Front and rear brake pads replaced → nothing
    Front and rear independent suspension → nothing
    Regenerative braking holds speed on hills → nothing
    Hill climb mode → nothing
    Climbs hills with ease → nothing
    Handles all terrains → nothing
    All-terrain capability → nothing
    Off-road lights → nothing
    Off-road package with street tires → nothing
    Mud guards → nothing
    Trail lights → nothing
    Seat raised 2 inches for comfort → nothing
    Raised bed → nothing
    Lift assist tailgate → nothing
    Wheelchair lift → nothing
    A lift for wheelchairs → nothing
    Hydraulic lift → nothing
    High-lift jack → nothing
    Gas lift supports → nothing
    Lifted from a golf course fleet → nothing
    Low-profile seats → nothing
    Low-profile windshield → nothing
    Heavy-duty rear bumper and springs optional → nothing
    Heavy-duty shocks → nothing
    Heavy-duty spring-loaded seat → nothing
    Shopping bag hook → nothing
    Grocery bag rack → nothing
    Trash bag holder → nothing
    Air bags → nothing
    Cooler bag → nothing
    Golf ball holder → nothing
    Bag cover → nothing
    Bedside lamp → nothing
    Dog bed → nothing
    Embedded display → nothing
    Bed and breakfast fleet → nothing
    Storage box under seat → nothing
    Tool box → nothing
    Flip-flop rear seat → nothing
    Rear cargo basket → nothing
    Bluetooth receiver and soundbar → nothing
    Went without a hitch → asks
    Tow strap → nothing
    Tow bar → nothing
    Towing capacity 1,000 lbs → nothing
    Rear seat kit → nothing
    Ball washer → nothing
    Tight turning circle → nothing
    Turning radius 10 ft → nothing
    Winch-ready bumper → nothing
    Needs new tires → nothing
    Lift kit removed → asks
    Was lifted → asks
    Dealer can add a tow hitch → asks
    Mounting points for a bag rack → asks
    Ask about our lift kits → asks
    Tow hitch? → asks
    Lift kit $399 installed → asks
  `,
}

const topics = Object.keys(phrases) as Topic[]
const linesOf = (topic: Topic) => phrases[topic].split('\n').flatMap((line) => line.trim() || [])

function understood(topic: Topic, text: string): readonly string[] {
  const { figures, abilities, rest } = readWords(topic, text)
  const told = Object.entries(figures).map(([name, value]) =>
    name === 'chemistry' ? String(value) : `${name} ${value}`,
  )
  return [...told, ...abilities, ...(rest === '' ? [] : ['asks'])].toSorted()
}

test.each(topics)('CART-211: the words of dealers are understood: %s', (topic) => {
  for (const line of linesOf(topic)) {
    const [text = '', expected = ''] = line.split(' → ')
    const wanted = expected === 'nothing' ? [] : expected.match(/[a-z]+ [\d.]+|\S+/gi)
    expect(understood(topic, text), `${topic}: ${text}`).toEqual(wanted?.toSorted())
  }
})

test('CART-211: what is not understood is told as it stands in the text', () => {
  expect(readWords('battery', '48V ACME Lithium').rest).toBe('ACME')
  expect(readWords('suspension', 'Lifted, Zebra-striped').rest).toBe('Zebra striped')
  expect(readWords('range', ' 4 adults + 200 lb ').rest).toBe('4 adults + 200 lb')
})

test('CART-211: the figures of our own carts are understood whole', () => {
  for (const record of inventory) {
    const said = specificationsOf(record)
    const read = (['range', 'topSpeed', 'payload', 'batteryType', 'chargingTime'] as const).map((name) =>
      readWords(columnNamed(name).topic ?? 'feature', String(said[name])),
    )
    expect(read.map(({ rest }) => rest).join('')).toBe('')
    expect(record).toMatchObject(Object.assign({}, ...read.map(({ figures }) => figures)))
  }
})

test('CART-211: a category tells lift or a place for cargo', () => {
  for (const category of ['Lifted', 'Off-Road', 'Off road', 'Trail'])
    expect(abilitiesOfCategory(category)).toEqual(['lift'])
  for (const category of ['Utility', 'Work']) expect(abilitiesOfCategory(category)).toEqual(['cargo-deck'])
  for (const category of ['Golf', 'constructor', '']) expect(abilitiesOfCategory(category)).toEqual([])
})

const topicOf = fc.constantFrom(...topics)
const known = topics.flatMap((topic) => linesOf(topic).map((line) => line.split(' → ')[0] ?? ''))
const shreds = fc
  .array(
    fc.oneof(
      fc.constantFrom(...known.flatMap((text) => text.split(' '))),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((words) => words.join(' '))

test('CART-211: any text has an answer, and no figure that a cart cannot have', () => {
  fc.assert(
    fc.property(topicOf, fc.oneof(fc.string({ unit: 'grapheme' }), shreds), (topic, text) => {
      const { figures, rest } = readWords(topic, text)
      for (const [name, value] of Object.entries(figures)) {
        if (name === 'chemistry') continue
        const [least, most] = figureLimits[name as keyof typeof figureLimits]
        expect(value).toBeGreaterThanOrEqual(least)
        expect(value).toBeLessThanOrEqual(most)
      }
      for (const word of rest.split(' ')) expect(text).toContain(word)
    }),
    { numRuns: 1000 },
  )
})

test('CART-211: a number that is not accounted for never becomes or changes a figure', () => {
  const columns = ['range', 'topSpeed', 'payload', 'clearance'] as const
  const cells = columns.flatMap((topic) => linesOf(topic).map((line) => [topic, line.split(' → ')[0] ?? ''] as const))
  const places = fc.constantFrom(...cells).chain(([topic, text]) => {
    const words = text.split(' ')
    return fc.record({
      topic: fc.constant(topic),
      words: fc.constant(words),
      at: fc.nat(words.length),
      number: fc.integer({ min: 2, max: 99 }),
    })
  })
  fc.assert(
    fc.property(places, ({ topic, words, at, number }) => {
      // Beside these it is the end of a span.
      fc.pre(![words[at - 1], words[at]].some((word) => ['to', '-', 'and'].includes(word ?? '')))
      const before = readWords(topic, words.join(' ')).figures
      const after = readWords(topic, words.toSpliced(at, 0, String(number)).join(' ')).figures
      if (Object.keys(before).length > 0 && Object.keys(after).length > 0) expect(after).toEqual(before)
    }),
    { numRuns: 1000 },
  )
})
