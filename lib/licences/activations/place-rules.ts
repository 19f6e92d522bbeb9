import { DAY_MS, HOUR_MS } from '@/lib/core/time'
import { OFFLINE_DAYS } from './licence-file'

/** How exactly it is known when a device asked last: a write for each time it asks would be too many. */
export const SEEN_EVERY_MS = HOUR_MS

/** In how many days moves are counted: as long as files are good, so that no more than they stay believed beside the places. */
export const MOVE_DAYS = OFFLINE_DAYS

/** What is known of the places that devices had. */
export type Places = {
  /** Until when places of devices that left stay taken; each later than now. */
  keptUntil: readonly Date[]
  /** When devices took such a place before its time. */
  moves: readonly Date[]
  /** How many may in 30 days. */
  freeMoves: number
}

/** When the last licence file of a device can't be believed any more. @param expiresAt when its licence ends */
export function lastFileEnds(lastSeenAt: Date, expiresAt: Date | null): Date {
  const end = lastSeenAt.getTime() + SEEN_EVERY_MS + OFFLINE_DAYS * DAY_MS
  return new Date(expiresAt === null ? end : Math.min(end, expiresAt.getTime()))
}

/** How many devices may still take the place of another whose file is good. */
export const movesLeft = ({ moves, freeMoves }: Omit<Places, 'keptUntil'>, now: Date): number =>
  Math.max(0, freeMoves - counted(moves, now).length)

/** When the next of the places that devices left can be taken; `null`: at once, or there is none that is kept. */
export function nextPlaceAt({ keptUntil, moves, freeMoves }: Places, now: Date): Date | null {
  if (keptUntil.length <= movesLeft({ moves, freeMoves }, now)) return null
  return earliest([...keptUntil, ...nextMove(moves, freeMoves, now)])
}

/** When a move is free again: as the one of those that count ends which leaves fewer than there may be. */
function nextMove(moves: readonly Date[], freeMoves: number, now: Date): Date[] {
  if (freeMoves === 0) return []
  const ends = counted(moves, now).map((moved) => new Date(moved.getTime() + MOVE_DAYS * DAY_MS))
  return ends.sort(inTime).slice(-freeMoves).slice(0, 1)
}

const counted = (moves: readonly Date[], now: Date) =>
  moves.filter((moved) => moved.getTime() + MOVE_DAYS * DAY_MS > now.getTime())

const inTime = (a: Date, b: Date) => a.getTime() - b.getTime()

const earliest = (times: readonly Date[]): Date | null => [...times].sort(inTime)[0] ?? null
