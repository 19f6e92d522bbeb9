import type { BounceReport } from './bounce-report'

/** What a provider tells of a mail that the store sent by it. */
export type MailReport = BounceReport & {
  /** It could not be delivered, or its reader called it spam. */
  what: 'bounced' | 'complained'
  at: Date
}
