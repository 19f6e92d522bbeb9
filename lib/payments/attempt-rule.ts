import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/core/time'

/** A payment of the last hour that shares a mark with the one that is about to start. */
export type Attempt = {
  isDeclined: boolean
  /** Declined because the card's bank wants to ask its customer. */
  isAskedFor: boolean
  /** Charged at this moment, without an answer yet. */
  isUnderWay: boolean
  /** When it was declined, or begun. */
  at: Date
  ofSession: boolean
  ofCard: boolean
  ofNetwork: boolean
}

/** How many declines are free in an hour. A network may be an office, a card its owner's mistake. */
const FREE = { ofSession: 2, ofCard: 5, ofNetwork: 10 } as const
/** The same while the whole store is tried out. */
const FREE_IN_A_BURST = { ofSession: 1, ofCard: 2, ofNetwork: 2 } as const
type Mark = keyof typeof FREE
const MARKS = Object.keys(FREE) as Mark[]

/** Solved security checks buy more attempts, not any number of them. */
const PERSON_FACTOR = 5
const FIRST_WAIT_MS = 30 * SECOND_MS
const LONGEST_WAIT_MS = HOUR_MS

/** So many declines in a minute, in the whole store, are an attack with stolen card numbers. */
export const BURST_PER_MINUTE = 10

export type AttemptVerdict = {
  /** Whether a security check is asked for, where the store has one. */
  needsProof: boolean
  /** Seconds until the next attempt, where the store has none; 0: now. */
  waitSeconds: number
  /** Whether the bank of this card has just said that it wants to ask its customer, who tries it again. */
  isAskedFor: boolean
}

const declinedOnes = (attempts: readonly Attempt[]) =>
  attempts.filter(({ isDeclined }) => isDeclined)

/** Whether so many payments were declined within the last minute that cards are being tried out. */
export function isBurst(attempts: readonly Attempt[], now: Date): boolean {
  const lastMinute = declinedOnes(attempts).filter(
    ({ at }) => now.getTime() - at.getTime() < MINUTE_MS,
  )
  return lastMinute.length >= BURST_PER_MINUTE
}

/**
 * Whether another card may be tried: the first declines are free, then each costs twice the wait of the
 * one before. Once something was declined, attempts without an answer count as declined, so that a
 * hundred at once get no further than one by one. A bank that wants to ask its customer has not found anything wrong with him,
 * so that does not count for his session; his card is not tried again.
 *
 * @param attempts declined or under way in the last hour, those of the whole store included
 * @param isPerson whether a security check was passed for this attempt
 */
export function verdictOn(
  attempts: readonly Attempt[],
  { now, isPerson }: { now: Date; isPerson: boolean },
): AttemptVerdict {
  const allowances = isBurst(attempts, now) ? FREE_IN_A_BURST : FREE
  const verdicts = MARKS.map((mark) => {
    const mine = attempts
      .filter((attempt) => attempt[mark])
      .filter(({ isAskedFor }) => !isAskedFor || mark !== 'ofSession')
    const free = allowances[mark] * (isPerson ? PERSON_FACTOR : 1)
    return verdictOnMark(mine, free, now)
  })
  return {
    needsProof: verdicts.some(({ needsProof }) => needsProof),
    waitSeconds: Math.max(...verdicts.map(({ waitSeconds }) => waitSeconds)),
    isAskedFor: attempts.some(
      ({ isAskedFor, ofSession, ofCard }) => isAskedFor && ofSession && ofCard,
    ),
  }
}

function verdictOnMark(
  mine: readonly Attempt[],
  free: number,
  now: Date,
): Omit<AttemptVerdict, 'isAskedFor'> {
  const declined = declinedOnes(mine)
  const underWay = mine.filter(({ isUnderWay }) => isUnderWay).length
  const count = declined.length === 0 ? 0 : declined.length + underWay
  if (count < free) return { needsProof: false, waitSeconds: 0 }
  const pause = Math.min(FIRST_WAIT_MS * 2 ** (count - free), LONGEST_WAIT_MS)
  const last = Math.max(...declined.map(({ at }) => at.getTime()))
  const left = last + pause - now.getTime()
  return { needsProof: true, waitSeconds: Math.max(0, Math.ceil(left / SECOND_MS)) }
}
