/** Days that a product can be tried for at most. */
export const MAX_TRIAL_DAYS = 365

/** Where a product can be downloaded to try it, and for how many days; `null`: that is not said. */
export type Trial = { url: string; days: number | null }

/** The trial of a product; `null` where it names no address of one. */
export const trialOf = ({
  trialUrl,
  trialDays,
}: {
  trialUrl: string | null
  trialDays: number | null
}): Trial | null => (trialUrl === null ? null : { url: trialUrl, days: trialDays })
