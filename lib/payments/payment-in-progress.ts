import 'server-only'
import { onUniqueViolation } from '@/lib/core/database-errors'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/** The refusal of a second attempt while the first is in progress. */
export const paymentInProgress = () =>
  new AppError('payment_in_progress', say('checkout.paymentInProgress'))

/** For `.catch()` of a write that the unique index "one in flight per session" may refuse. */
export const onConcurrentPayment = onUniqueViolation(paymentInProgress)
