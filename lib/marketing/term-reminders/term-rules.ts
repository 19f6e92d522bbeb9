import { DAY_MS } from '@/lib/core/time'

/** The kind of the mail. */
export const MAIL_KIND = 'term_reminder'

/**
 * When a term ends: on the same day so many months later, or on the last day of a shorter month.
 *
 * @param months at least 1
 */
export function termEnd(deliveredAt: Date, months: number): Date {
  const end = new Date(deliveredAt)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months)
  // The day does not exist in that month.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end
}

/** How many days are left of a term, begun ones too; 0 when it is over. */
export const daysLeft = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS))
