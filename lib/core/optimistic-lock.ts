import { AppError } from './errors'

/**
 * The refusal of a change that was based on an outdated version.
 *
 * @param what names what was changed, such as `these settings`
 */
export const versionConflict = (what: string): AppError =>
  new AppError('conflict', `Somebody else changed ${what}. Reload to see their version.`)

/**
 * Refuses a change that was based on an outdated version.
 *
 * @param current the version in the database, read under a lock that lasts until the change is written
 * @param expected the version that the caller loaded; `undefined` skips the check
 * @param what see {@link versionConflict}
 * @throws AppError `conflict`
 */
export function requireVersion(
  current: string | null,
  expected: string | null | undefined,
  what: string,
): void {
  if (expected !== undefined && expected !== current) throw versionConflict(what)
}

/**
 * {@link requireVersion} for rows whose version is when they were last updated: instants are compared,
 * however they are written.
 */
export function requireUpdatedAt(
  current: Date | string,
  expected: string | undefined,
  what: string,
): void {
  if (expected === undefined) return
  if (new Date(current).getTime() !== new Date(expected).getTime()) throw versionConflict(what)
}
