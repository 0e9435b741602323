/** A day of every year: `MM-DD`. */
type MonthDay = `${number}-${number}`
/** A time of day on the dealership's clock: `HH:MM`. */
type ClockTime = `${number}:${number}`

interface Span {
  readonly from: number
  readonly to: number
}

interface ReturnTerms {
  readonly newCart: { readonly days: number; readonly underMiles: number; readonly restockingPercent: number }
  /** A used cart sold as is cannot be returned. */
  readonly usedCart: { readonly days: number; readonly restockingPercent: number; readonly asIsReturnable: false }
  readonly parts: { readonly days: number; readonly restockingPercent: number }
  readonly defectReportHours: number
  readonly refundBusinessDays: number
  readonly cardRefundBusinessDays: Span
}

interface DeliveryTerms {
  /** Free in the whole county and around each showroom, for sales of at least `saleMinimum`. */
  readonly free: { readonly poconoMiles: number; readonly scrantonMiles: number; readonly saleMinimum: number }
  readonly perMileBeyond: number
  readonly sameDayRental: { readonly cutoff: ClockTime; readonly rushFee: number }
  readonly whiteGloveFee: number
  readonly sameDayCancellationFee: number
  readonly missedAppointmentFee: number
  readonly accessPathFeet: number
  readonly clearanceFeet: number
  readonly windowHours: number
}

interface RentalTerms {
  readonly minimumAge: number
  readonly deposits: { readonly fourSeater: number; readonly sixSeater: number; readonly utility: number }
  readonly minimumHours: number
  readonly maximumDays: number
  readonly lateFeePerHour: number
  readonly extraDriver: { readonly fee: number; readonly maximum: number }
  readonly damageAdminFee: number
  readonly cleaningFee: Span
  readonly unchargedFee: number
  readonly smokeOdorFee: number
  readonly petHairFee: number
  readonly cancellation: {
    readonly freeUntilHoursBefore: number
    readonly lateRefundPercent: number
    readonly noShowRefundPercent: number
  }
}

interface StorageSeason {
  readonly from: MonthDay
  readonly to: MonthDay
  readonly indoor: number
  readonly coveredOutdoor: number
}

interface StorageTerms {
  readonly monthly: { readonly indoor: number; readonly coveredOutdoor: number }
  readonly winter: StorageSeason
  readonly summer: StorageSeason
  readonly maintenancePerMonth: number
  readonly preSeasonPrep: number
  readonly lateFee: { readonly amount: number; readonly afterDays: number }
  /** Days past due before each step. */
  readonly delinquencyDays: {
    readonly reminder: number
    readonly releaseHold: number
    readonly noticeOfLien: number
    readonly enforcement: number
  }
  readonly terminationNoticeDays: number
}

interface FeedbackTerms {
  readonly urgentHours: number
  readonly generalHours: number
  readonly complexHours: number
  readonly followUpWeeks: number
  readonly investigationUpdateBusinessDays: number
}

interface CorrectionTerms {
  readonly criticalHours: number
  readonly importantHours: number
  readonly minorHours: number
  readonly complexHours: number
  readonly acknowledgment: 'immediate'
}

interface Count {
  readonly label: string
  readonly people: number
}

interface StaffingTerms {
  readonly year: number
  readonly fullTime: number
  readonly partTime: number
  readonly seasonal: number
  readonly peak: number
  readonly retentionPercent: number
  readonly yearRound: number
  /** The fewest people that a figure counts. A smaller group counts with the next one, so that no subtraction tells its size. */
  readonly smallestGroup: number
  /** All people employed at the peak of the season, the largest team first. */
  readonly departments: readonly Count[]
  readonly homeCounties: readonly Count[]
  readonly gender: readonly Count[]
  readonly ages: readonly Count[]
  readonly movement: {
    readonly startOfYear: number
    readonly stayed: number
    readonly left: number
    readonly hired: number
  }
  /** Year-round staff at the end of the year. */
  readonly tenure: readonly Count[]
  readonly veterans: number
  readonly spanishSpeakers: number
  readonly training: { readonly hoursEach: number; readonly hoursTotal: number; readonly batterySafetyPeople: number }
}

interface PolicyTerms {
  readonly returns: ReturnTerms
  readonly delivery: DeliveryTerms
  readonly rental: RentalTerms
  readonly storage: StorageTerms
  readonly feedback: FeedbackTerms
  readonly corrections: CorrectionTerms
  readonly staffing: StaffingTerms
}

/** How long the site keeps a message, unless the operator sets `LEADS_KEPT_DAYS` (LEAD-53). */
export const messagesKeptYears = 2

/** POL-14 to POL-48; the effective date is `business.policiesUpdated`. Money in whole US dollars, shares in percent. */
export const policyTerms = {
  returns: {
    newCart: { days: 7, underMiles: 10, restockingPercent: 15 },
    usedCart: { days: 3, restockingPercent: 20, asIsReturnable: false },
    parts: { days: 30, restockingPercent: 10 },
    defectReportHours: 48,
    refundBusinessDays: 10,
    cardRefundBusinessDays: { from: 3, to: 5 },
  },
  delivery: {
    free: { poconoMiles: 20, scrantonMiles: 15, saleMinimum: 5000 },
    // The rental plans charge the same rate from ten miles on; the plans themselves say so (RENT-11).
    perMileBeyond: 6,
    sameDayRental: { cutoff: '14:00', rushFee: 50 },
    whiteGloveFee: 150,
    sameDayCancellationFee: 75,
    missedAppointmentFee: 100,
    accessPathFeet: 8,
    clearanceFeet: 10,
    windowHours: 2,
  },
  rental: {
    minimumAge: 18,
    deposits: { fourSeater: 500, sixSeater: 750, utility: 600 },
    minimumHours: 24,
    maximumDays: 30,
    lateFeePerHour: 25,
    extraDriver: { fee: 25, maximum: 2 },
    damageAdminFee: 75,
    cleaningFee: { from: 50, to: 150 },
    unchargedFee: 35,
    smokeOdorFee: 200,
    petHairFee: 75,
    cancellation: { freeUntilHoursBefore: 24, lateRefundPercent: 50, noShowRefundPercent: 0 },
  },
  storage: {
    monthly: { indoor: 125, coveredOutdoor: 75 },
    winter: { from: '10-15', to: '04-15', indoor: 650, coveredOutdoor: 400 },
    summer: { from: '05-01', to: '09-30', indoor: 575, coveredOutdoor: 350 },
    maintenancePerMonth: 50,
    preSeasonPrep: 150,
    lateFee: { amount: 25, afterDays: 10 },
    delinquencyDays: { reminder: 30, releaseHold: 60, noticeOfLien: 90, enforcement: 120 },
    terminationNoticeDays: 30,
  },
  feedback: {
    urgentHours: 4,
    generalHours: 24,
    complexHours: 48,
    followUpWeeks: 1,
    investigationUpdateBusinessDays: 3,
  },
  corrections: {
    criticalHours: 2,
    importantHours: 24,
    minorHours: 48,
    complexHours: 72,
    acknowledgment: 'immediate',
  },
  staffing: {
    year: 2024,
    fullTime: 24,
    partTime: 8,
    seasonal: 6,
    peak: 38,
    retentionPercent: 87,
    // The specification leaves the rest of the report to us: these figures are ours, and add up to those above (POL-48).
    yearRound: 32,
    smallestGroup: 4,
    departments: [
      { label: 'Rentals and delivery', people: 12 },
      { label: 'Service and repair', people: 9 },
      { label: 'Sales', people: 8 },
      { label: 'Parts, storage and yard', people: 5 },
      { label: 'Office and management', people: 4 },
    ],
    homeCounties: [
      { label: 'Carbon County', people: 22 },
      { label: 'Luzerne County', people: 8 },
      { label: 'Monroe County', people: 4 },
      { label: 'Lackawanna County', people: 4 },
    ],
    gender: [
      { label: 'Women', people: 13 },
      { label: 'Men, or preferred not to say', people: 25 },
    ],
    ages: [
      { label: 'Under 25', people: 8 },
      { label: '25 to 39', people: 13 },
      { label: '40 to 54', people: 11 },
      { label: '55 and over', people: 6 },
    ],
    movement: { startOfYear: 31, stayed: 27, left: 4, hired: 5 },
    tenure: [
      { label: 'Under 1 year', people: 5 },
      { label: '1 to 4 years', people: 12 },
      { label: '5 to 9 years', people: 9 },
      { label: '10 years or more', people: 6 },
    ],
    veterans: 5,
    spanishSpeakers: 6,
    training: { hoursEach: 26, hoursTotal: 832, batterySafetyPeople: 38 },
  },
} as const satisfies PolicyTerms
