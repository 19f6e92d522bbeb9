import { AppError } from './errors'
import { type ServerText, say } from './server-text'

/**
 * The refusal of a change that was based on an outdated version.
 *
 * @param what what was changed, one of `conflict.*`
 */
export const versionConflict = (what: ServerText): AppError =>
  new AppError('conflict', say('conflict.changedMeanwhile', { what }))

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
  what: ServerText,
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
  what: ServerText,
): void {
  if (expected === undefined) return
  if (new Date(current).getTime() !== new Date(expected).getTime()) throw versionConflict(what)
}
