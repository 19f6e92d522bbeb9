import 'server-only'
import AsyncLock from 'async-lock'
import { AppError } from '@/lib/core/errors'
import { processWide } from '@/lib/core/process-wide'
import { say } from '@/lib/core/server-text'
import type { PayerMarks } from './payer-marks'

/** How many of one payer may wait in a process, and for how long. */
const MAX_WAITING = 100
const MAX_WAIT_MS = 30_000

/** What `async-lock` says of who may not wait, or waited too long. */
const REFUSED = /^(?:Too many pending tasks|async-lock timed out)/

const { turns } = processWide('payers', {
  turns: new AsyncLock({ maxPending: MAX_WAITING, timeout: MAX_WAIT_MS }),
})

/** Attempts that share one of these take turns. */
type Shared = { [Mark in keyof PayerMarks]: string | null }

/** In the order in which the turns are waited for, so that no two wait for each other. */
const namesOf = ({ sessionId, networkHash, cardHash }: Shared) => [
  ...(sessionId === null ? [] : [`session/${sessionId}`]),
  ...(networkHash === null ? [] : [`network/${networkHash}`]),
  ...(cardHash === null ? [] : [`card/${cardHash}`]),
]

/**
 * Lets attempts of one payer wait for their turn before they take a connection to the database. There they take
 * turns again, across processes; but a burst with one card would wait there with all connections of the store.
 *
 * @throws AppError `rate_limited` when too many of the payer's wait; what `attempt` throws
 */
export async function inTurn<Result>(
  shared: Shared,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await turns.acquire(namesOf(shared), attempt)
  } catch (error) {
    if (error instanceof Error && REFUSED.test(error.message)) throw tooManyAtOnce()
    throw error
  }
}

/** The refusal of attempts while too many of the same payer have no answer yet. */
export const tooManyAtOnce = () =>
  new AppError('rate_limited', say('checkout.tooManyWaiting'), { retryAfter: 60 })
