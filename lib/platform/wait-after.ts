/** Attempts in sequence after which a run is given up. */
const MAX_FAILURES = 8
const FIRST_WAIT_SECONDS = 10
const LONGEST_WAIT_SECONDS = 3600

/**
 * The seconds until a run that talks with another service makes its next attempt, at least as many as that asks for.
 *
 * @param failures attempts in sequence that failed, this one included
 * @returns `null` when the run is given up
 */
export function waitAfter(failures: number, retryAfter = 0): number | null {
  if (failures >= MAX_FAILURES) return null
  return Math.min(
    Math.max(FIRST_WAIT_SECONDS * 2 ** (failures - 1), retryAfter),
    LONGEST_WAIT_SECONDS,
  )
}
