/** What a run does when the CRM did not take an order. */

/** Attempts in sequence after which a run is given up. */
const MAX_FAILURES = 8
const FIRST_WAIT_SECONDS = 10
const LONGEST_WAIT_SECONDS = 3600

/** Of every call: the token is wrong, or lacks a right, or there were too many. */
const OF_ALL_ORDERS = [401, 403, 408, 429]

/** Whether the CRM refused this one order, and may take the next. @param status `null` when it did not answer */
export const isOfOneOrder = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && !OF_ALL_ORDERS.includes(status)

/**
 * The seconds until the next attempt, at least as many as the CRM asks for.
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
