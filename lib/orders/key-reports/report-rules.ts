import { DAY_MS } from '@/lib/core/time'

/** Which message the activation showed. */
export const KEY_REPORT_KINDS = [
  'used',
  'edition',
  'blocked',
  'region',
  'unreachable',
  'other',
] as const
export type KeyReportKind = (typeof KEY_REPORT_KINDS)[number]

/** What may come of a report, as its buyer sees it. */
export const KEY_REPORT_STATUSES = ['open', 'replaced', 'answered', 'closed'] as const
export type KeyReportStatus = (typeof KEY_REPORT_STATUSES)[number]

export const MAX_REPORT_LENGTH = 2000
/** Pictures of what the activation showed. */
export const MAX_REPORT_PICTURES = 2

/** What can only be the key's own fault: another key helps. A wrong edition or region would stay wrong. */
const FAULTS_OF_KEYS = ['used', 'blocked'] as const satisfies readonly KeyReportKind[]
export type KeyFault = (typeof FAULTS_OF_KEYS)[number]

/** Whether another key may help against a message. */
export const isFaultOfKey = (kind: KeyReportKind): kind is KeyFault =>
  FAULTS_OF_KEYS.some((fault) => fault === kind)

type ReportedKey = {
  /** When its buyer got it; `null` while it is on its way. */
  deliveredAt: Date | null
  /** It came in place of one that was replaced without staff. */
  isReplacement: boolean
  /** It was made by a rule of the store: it knows its devices, and can't be anybody else's. */
  isMade: boolean
}

/**
 * Whether the owner's rule replaces a key at once, whatever the message.
 *
 * @param days for how long after the delivery; 0: the owner wants to see every report
 */
export function mayReplaceAtOnce(
  { deliveredAt, isReplacement, isMade }: ReportedKey,
  days: number,
  now: Date,
): boolean {
  if (days === 0 || deliveredAt === null || isReplacement || isMade) return false
  return now.getTime() - deliveredAt.getTime() < days * DAY_MS
}

type KeyState = {
  isBuyers: boolean
  hasOpenReport: boolean
  isGiftCard: boolean
  /** Whether the order lets its keys be used: neither closed, disputed, held nor a gift of somebody else. */
  isShown: boolean
}

/** Whether a buyer may say of a key that it does not work; of one key once at a time. */
export const mayReport = ({ isBuyers, hasOpenReport, isGiftCard, isShown }: KeyState): boolean =>
  isBuyers && isShown && !hasOpenReport && !isGiftCard
