// How long the store keeps what is about people, by kind. Pages tell it from here, and the nightly cleanup goes by it.

import { FIGURES } from '@/content/figures'
import { daysAgo, monthsAgo } from '@/lib/core/time'

type Kind = {
  /** What refusals call it. */
  label: string
  unit: 'days' | 'months'
  /** The period of a store whose owner has changed nothing. */
  usual: number
  /** What the law asks for, or a function of the store needs. */
  least: number
  most: number
  /** Whether 0 means that it is never removed. */
  mayStay?: boolean
}

export const RETENTION = {
  /** From the last message on; refund requests stay with their orders. */
  keepMessages: {
    label: 'Keep messages',
    unit: 'months',
    usual: 12 * FIGURES.retention.supportYears,
    least: 1,
    most: 120,
  },
  /** From the answer on. Without the instruction the period ends after 12 months and 14 days. */
  keepWithdrawals: {
    label: 'Keep withdrawals',
    unit: 'months',
    usual: 12 * FIGURES.retention.supportYears,
    least: 13,
    most: 120,
  },
  keepApplications: {
    label: 'Keep applications',
    unit: 'months',
    usual: FIGURES.retention.applicationMonths,
    least: 1,
    most: 24,
  },
  /** Which browsers found a review helpful; they may not vote again meanwhile. */
  keepVotes: {
    label: 'Keep votes',
    unit: 'months',
    usual: 12 * FIGURES.retention.technicalYears,
    least: 1,
    most: 12 * FIGURES.retention.technicalYears,
  },
  /** From the decision on: who was told of one may object for six months. */
  keepReviewReports: {
    label: 'Keep reports of reviews',
    unit: 'months',
    usual: FIGURES.retention.reportMonths,
    least: 6,
    most: 60,
  },
  /** Who asked about a product, from the answer on; unanswered, from the question on. What is published stays without the address. */
  keepQuestions: {
    label: 'Keep addresses of questions',
    unit: 'months',
    usual: 6,
    least: 1,
    most: 60,
  },
  /** Network and browser of payments. One can be disputed for about half a year, at some banks for longer. */
  keepPaymentOrigins: {
    label: 'Keep networks of payments',
    unit: 'days',
    usual: 400,
    least: 180,
    most: 730,
  },
  /**
   * The network that a consent to immediate supply came from. Claims from a sale lapse three years after the year in which it was
   * made, in most of the countries whose consumers are asked.
   */
  keepConsentNetworks: {
    label: 'Keep networks of consents',
    unit: 'days',
    usual: 1461,
    least: 380,
    most: 4018,
  },
  /** What payment providers sent: it holds buyers' data, and decides disputes. */
  keepProviderEvents: {
    label: 'Keep notices of providers',
    unit: 'days',
    usual: 400,
    least: 180,
    most: 730,
  },
  /** The log of what other systems were told. */
  keepNotifications: {
    label: 'Keep notifications',
    unit: 'days',
    usual: 90,
    least: 7,
    most: 730,
  },
  /** From the last change on. */
  keepCarts: { label: 'Keep carts', unit: 'days', usual: 90, least: 7, most: 730 },
  /** From the mail on: an address is reminded once in 30 days. */
  keepReminders: { label: 'Keep reminders', unit: 'days', usual: 30, least: 30, most: 365 },
  /** After they ended: the links in their mails are valid for 60 days. */
  keepAlerts: { label: 'Keep ended alerts', unit: 'days', usual: 90, least: 60, most: 730 },
  /** Alerts that nothing happens to. */
  keepIdleAlerts: {
    label: 'Keep waiting alerts',
    unit: 'days',
    usual: 365,
    least: 30,
    most: 1095,
  },
  /** That a library's link was mailed. A request for erasure is remembered with it until it is answered. */
  keepReaders: {
    label: 'Keep library addresses',
    unit: 'days',
    usual: 2 * FIGURES.privacyAnswerDays,
    least: FIGURES.privacyAnswerDays,
    most: 365,
  },
  /** Mails about requests to see or to erase data: proof that they were answered. */
  keepDataRequests: {
    label: 'Keep data requests',
    unit: 'days',
    usual: 90,
    least: 30,
    most: 1095,
  },
  /** Sessions of staff, after they expired. */
  keepStaffSessions: {
    label: 'Keep staff sessions',
    unit: 'days',
    usual: 30,
    least: 1,
    most: 365,
  },
  /** What staff changed. Its newest entries can be undone, and books are looked into for years. */
  keepAudit: {
    label: 'Keep the audit trail',
    unit: 'months',
    usual: 0,
    least: 24,
    most: 240,
    mayStay: true,
  },
} as const satisfies Record<string, Kind>

export type RetentionSetting = keyof typeof RETENTION

export const RETENTION_SETTINGS = Object.keys(RETENTION) as RetentionSetting[]

/** What a kind of data says of itself, whichever it is. */
export const retentionOf = (name: RetentionSetting): Kind => RETENTION[name]

/** The periods, as the settings have them. */
export type Periods = Readonly<Record<RetentionSetting, number>>

/** What of a kind was last needed before this instant is removed. For ever: nothing was before it. */
export function keptSince(periods: Periods, name: RetentionSetting, now = new Date()): Date {
  const period = periods[name]
  if (period === 0) return new Date(0)
  return retentionOf(name).unit === 'months' ? monthsAgo(period, now) : daysAgo(period, now)
}

type Span = { count: number; unit: 'day' | 'month' | 'year' }

/** A period in the unit that people use for it: 36 months are 3 years. `null` for ever. */
export function spanOf(periods: Periods, name: RetentionSetting): Span | null {
  const count = periods[name]
  if (count === 0) return null
  if (retentionOf(name).unit === 'days') return { count, unit: 'day' }
  return count % 12 === 0 ? { count: count / 12, unit: 'year' } : { count, unit: 'month' }
}

/** {@link spanOf} in the words of a language: `3 years`. */
export const spanText = ({ count, unit }: Span, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** What the English privacy policy says of periods that the owner sets. */
export function retentionWords(periods: Periods) {
  const words = (name: RetentionSetting) => {
    const span = spanOf(periods, name)
    return span ? spanText(span, 'en') : ''
  }
  const idle = words('keepIdleAlerts')
  return {
    keptMessages: words('keepMessages'),
    keptApplications: words('keepApplications'),
    keptQuestions: words('keepQuestions'),
    keptCarts: words('keepCarts'),
    keptReminders: words('keepReminders'),
    keptAlerts: words('keepAlerts'),
    keptIdleAlerts: periods.keepIdleAlerts === RETENTION.keepIdleAlerts.usual ? 'a year' : idle,
  }
}
