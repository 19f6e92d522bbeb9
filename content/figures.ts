/**
 * Figures of policies: pages, mails and rules read them here, so that they never contradict each other. What the owner promises
 * (delivery, guarantee, support, answers) and states of the store is in the settings (lib/settings/promises.ts, stated-figures.ts).
 */
export const FIGURES = {
  /** Antivirus products come with the publisher's trial of this many days. */
  antivirusTrialDays: 30,
  /** Business days, from–to. */
  refundReviewDays: [1, 3],
  refundPayoutDays: [5, 10],
  refundPayoutDaysByMethod: { card: [5, 7], wallet: [3, 5], bankTransfer: [7, 10] },

  /** When nothing has arrived after this long, customers should contact support. */
  undeliveredAfterHours: 24,
  downloadLinkDays: 30,
  personalLicenceDevices: [1, 3],

  billingDisputeDays: 60,
  liabilityCapUsd: 1000,
  arbitrationAboveUsd: 10_000,
  claimYears: 1,
  privacyAnswerDays: 30,
  retention: {
    transactionYears: 7,
    technicalYears: 2,
    supportYears: 3,
    applicationMonths: 6,
    reportMonths: 6,
  },
  applicationReviewDays: 5,
} as const

/** When the office in New York is open, in its time: ISO weekdays (1 is Monday), hours of the day. */
export const BUSINESS_HOURS = [
  { days: [1, 5], hours: [9, 18] },
  { days: [6, 6], hours: [10, 16] },
  { days: [7, 7], hours: null },
] as const

/** Formats a range of figures: 1–3. */
export const range = ([from, to]: readonly [number, number]) => `${from}–${to}`
