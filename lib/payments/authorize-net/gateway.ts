import type { CardGateway } from '@/lib/payments/gateway'
import { readTransaction } from './answers'
import { type AuthorizeNetConfig, createClient } from './client'
import { failure } from './failure'
import { findById, findByReference } from './look-up'
import {
  chargeOutcome,
  isApproved,
  namedTransaction,
  refundOutcome,
  refundRefusal,
  refusedAs,
} from './outcomes'
import { referenceOf, refundReferenceOf } from './reference'
import { chargeRequest, refundRequest, voidRequest } from './requests'

/** Authorize.Net as the store's card gateway. */
export function createAuthorizeNetGateway(config: AuthorizeNetConfig): CardGateway {
  const ask = createClient(config)

  return {
    async charge(input) {
      const asked = await ask(chargeRequest(input), readTransaction)
      if (!asked.ok) return asked
      const { answer } = asked
      if (refusedAs(answer) !== 'duplicate') return chargeOutcome(answer, input.amount)
      const madeBefore = 'The charge was made before'
      const duplicateOf = namedTransaction(answer)
      if (!duplicateOf)
        return failure('unknown', madeBefore, answer.transactionResponse?.errors?.[0]?.errorCode)
      const original = await findById(ask, duplicateOf)
      if (!original.ok || original.status === 'not_found') return failure('unknown', madeBefore)
      if (original.status !== 'approved' && original.status !== 'held')
        return failure('declined', 'The charge was declined before')
      const {
        status,
        transactionId,
        amount,
        cardType = 'Card',
        lastFour = input.card.number.slice(-4),
      } = original
      return { ok: true, status, transactionId, cardType, lastFour, amount }
    },

    findTransaction: ({ transactionId }) => findById(ask, transactionId),

    findCharge: ({ paymentId, since }) => findByReference(ask, referenceOf(paymentId), since),

    async findRefund({ transactionId, refundKey, since }) {
      const charge = await findById(ask, transactionId)
      if (!charge.ok) return charge
      if (charge.status === 'voided')
        return { ok: true, status: 'refunded', refundId: transactionId }
      const found = await findByReference(ask, refundReferenceOf(refundKey), since)
      if (!found.ok) return found
      return found.status === 'approved'
        ? { ok: true, status: 'refunded', refundId: found.transactionId }
        : { ok: true, status: 'not_found' }
    },

    async refund({ whole, ...input }) {
      const refunded = await ask(refundRequest(input), readTransaction)
      if (!refunded.ok) return refunded
      // Refunded under this key before: the answer names that refund.
      if (isApproved(refunded.answer) || refusedAs(refunded.answer) === 'duplicate')
        return refundOutcome(refunded.answer)
      // What has not settled can't be credited, but a whole charge can still be voided.
      if (!whole || refusedAs(refunded.answer) !== 'not_settled')
        return refundRefusal(refunded.answer)
      const voided = await ask(voidRequest(input), readTransaction)
      if (!voided.ok) return voided
      return isApproved(voided.answer) ? refundOutcome(voided.answer) : refundRefusal(voided.answer)
    },
  }
}
