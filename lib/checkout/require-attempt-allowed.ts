import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { verdictOn } from '@/lib/payments/attempt-rule'
import type { PayerMarks } from '@/lib/payments/payer-marks'
import type { Payment } from '@/lib/payments/payment'
import { type RecentAttempt, recentAttempts } from '@/lib/payments/recent-attempts'
import { tooManyAtOnce } from '@/lib/payments/take-turns'
import {
  type CaptchaState,
  captchaNotPassed,
  isCaptchaOn,
} from '@/lib/plugins/captcha/verify-captcha'
import { bankAsks } from './payment-errors'

/** How many charges without an answer one network may have at a time, and how many keys they may keep. */
const MAX_OPEN_PAYMENTS = 30
const MAX_KEPT_KEYS = 200

/**
 * Whether a payer may try another card now.
 *
 * @param captcha what was found out about the security check of this attempt
 * @throws AppError `payment_required` for a card whose bank has just said to this session that it wants to ask its customer;
 *   `invalid` naming `captchaToken` where a security check is asked for; `rate_limited`
 *   with the seconds to wait where there is none
 */
export async function requireAttemptAllowed(
  tx: Tx,
  payer: PayerMarks,
  captcha: CaptchaState,
): Promise<void> {
  const attempts = await recentAttempts(tx, payer)
  requireFewOpen(attempts)
  const isPerson = captcha === 'passed'
  const { needsProof, waitSeconds, isAskedFor } = verdictOn(attempts, {
    now: new Date(),
    isPerson,
  })
  if (isAskedFor) throw bankAsks()
  if (!needsProof) return
  const mayPass = captcha === 'none' || captcha === 'refused'
  if (mayPass && (await isCaptchaOn('checkout'))) throw captchaNotPassed()
  if (waitSeconds > 0) throw declinedOften(waitSeconds)
}

const declinedOften = (waitSeconds: number) =>
  new AppError('rate_limited', say('checkout.severalDeclined'), {
    retryAfter: waitSeconds,
    details: { reason: 'declined_often' },
  })

/**
 * Whether a network may keep further keys for a payment: those of charges that are never answered, or are
 * held for review, are kept from buyers who pay.
 *
 * @throws AppError `rate_limited`
 */
export async function requireReservationAllowed(
  tx: Tx,
  { sessionId, networkHash }: Pick<Payment, 'sessionId' | 'networkHash'>,
): Promise<void> {
  if (networkHash === null) return
  requireFewOpen(await recentAttempts(tx, { sessionId, networkHash, cardHash: null }))
}

/**
 * Whether the card of a payment that was begun may be charged now: of one that was declined another begins, since that would try
 * out cards without counting them, and so would orders that were begun before many declines. Where the store has a security check, it was
 * asked for when the payment began.
 *
 * @throws AppError `conflict`; `rate_limited` with the seconds to wait
 */
export async function requireCardAllowed(
  tx: Tx,
  { sessionId, networkHash, status }: Pick<Payment, 'sessionId' | 'networkHash' | 'status'>,
): Promise<void> {
  if (status === 'declined') throw new AppError('conflict', say('checkout.startAgain'))
  if (networkHash === null) return
  const attempts = await recentAttempts(tx, { sessionId, networkHash, cardHash: null })
  const isPerson = await isCaptchaOn('checkout')
  const { waitSeconds } = verdictOn(attempts, { now: new Date(), isPerson })
  if (waitSeconds > 0) throw declinedOften(waitSeconds)
}

function requireFewOpen(attempts: readonly RecentAttempt[]): void {
  const open = attempts.filter(({ ofNetwork, reservedKeys }) => ofNetwork && reservedKeys > 0)
  const kept = open.reduce((sum, { reservedKeys }) => sum + reservedKeys, 0)
  if (open.length < MAX_OPEN_PAYMENTS && kept < MAX_KEPT_KEYS) return
  throw tooManyAtOnce()
}
