/** Whether a consumer may still withdraw from a line, as far as the store knows. */
export const WITHDRAWAL_RIGHTS = ['exists', 'lost_by_consent', 'over'] as const
type WithdrawalRight = (typeof WITHDRAWAL_RIGHTS)[number]

type Line = {
  /** Since when its buyer has it or can see it; `null` before, and where nobody was asked. */
  suppliedAt: Date | null
  consent: { isGiven: boolean; confirmedAt: Date | null } | null
}

/**
 * The right of withdrawal from a line at an instant. It is lost by consent only where the consent had been confirmed on a durable
 * medium before the line was supplied (Directive 2011/83/EU, Article 16(m)); otherwise with the period.
 *
 * @param lastInstant of the period
 */
export function withdrawalRight(
  { suppliedAt, consent }: Line,
  { at, lastInstant }: { at: Date; lastInstant: Date },
): WithdrawalRight {
  const isValid = consent?.isGiven === true && consent.confirmedAt !== null
  if (
    isValid &&
    suppliedAt !== null &&
    suppliedAt >= (consent.confirmedAt ?? at) &&
    suppliedAt <= at
  )
    return 'lost_by_consent'
  return at > lastInstant ? 'over' : 'exists'
}
