import type { MailingEvent } from '@/lib/marketing/newsletter/lifecycle'

/** What the back office may ask of a mailing; its end comes by itself. */
export const ASKED_EVENTS = [
  'start',
  'schedule',
  'unschedule',
  'pause',
  'resume',
  'cancel',
] as const satisfies readonly MailingEvent[]

export const MAX_SUBJECT = 150
export const MAX_PREHEADER = 200
export const MAX_MAILING_PRODUCTS = 12
export const MAX_MAILS_PER_MINUTE = 600
export const DEFAULT_MAILS_PER_MINUTE = 60

/** The kinds of the mail, and of its trial. */
export const MAILING_MAIL = 'newsletter_mailing'
export const MAILING_TRIAL = 'newsletter_trial'

/** Mails are queued so many seconds apart, so that pausing a mailing stops it soon. */
const BATCH_SECONDS = 10

/** How many mails are queued at once, and after how many seconds the next ones. @param perMinute at least 1 */
export function batchOf(perMinute: number): { size: number; seconds: number } {
  const size = Math.max(1, Math.floor((perMinute * BATCH_SECONDS) / 60))
  return { size, seconds: (size * 60) / perMinute }
}

/**
 * The text for a reader: that of their language, or the English one, which every mailing has.
 *
 * @param language one that the store has texts in
 */
export const textFor = <T>(texts: { en: T } & Partial<Record<string, T>>, language: string): T =>
  texts[language] ?? texts.en

/**
 * An address of the store with what analytics tell visits from a mailing by. It says nothing about the reader.
 * Addresses elsewhere stay as they are.
 */
export function withCampaign(address: string, mailingId: number, siteUrl: string): string {
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : null
  if (!url || url.origin !== new URL(siteUrl).origin) return address
  url.searchParams.set('utm_source', 'newsletter')
  url.searchParams.set('utm_medium', 'email')
  url.searchParams.set('utm_campaign', `mailing-${mailingId}`)
  return url.href
}
