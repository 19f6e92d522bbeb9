import type { CardGateway } from '@/lib/payments/gateway'
import { readTransaction } from './answers'
import { type AuthorizeNetConfig, createClient } from './client'
import { failure } from './failure'
import { findById, findByReference, findSettlement } from './look-up'
import {
  chargeOutcome,
  isApproved,
  namedTransaction,
  refundOutcome,
  refundRefusal,
  refusalReason,
} from './outcomes'
import { referenceOf, refundReferenceOf } from './reference'
import { chargeRequest, refundRequest, voidRequest } from './requests'

/** Authorize.Net as the store's card gateway. */
export function createAuthorizeNetGateway(config: AuthorizeNetConfig): CardGateway {
  const send = createClient(config)
  const { currency } = config

  return {
    async charge(input) {
      const asked = await send(chargeRequest(input), readTransaction)
      if (!asked.ok) return asked
      const { answer } = asked
      if (refusalReason(answer) !== 'duplicate') return chargeOutcome(answer, input.amount)
      const alreadyCharged = 'The charge was made before'
      const duplicateOf = namedTransaction(answer)
      if (!duplicateOf)
        return failure(
          'unknown',
          alreadyCharged,
          answer.transactionResponse?.errors?.[0]?.errorCode,
        )
      const original = await findById(send, duplicateOf, currency)
      if (!original.ok || original.status === 'not_found') return failure('unknown', alreadyCharged)
      if (original.status !== 'approved' && original.status !== 'held')
        return failure('declined', 'The charge was declined before')
      const {
        status,
        transactionId,
        amount,
        cardType = 'Card',
        lastFour = 'opaqueData' in input.card ? input.card.lastFour : input.card.number.slice(-4),
      } = original
      return { ok: true, status, transactionId, cardType, lastFour, amount }
    },

    findTransaction: ({ transactionId }) => findById(send, transactionId, currency),

    findSettlement: ({ transactionId }) => findSettlement(send, transactionId, currency),

    findCharge: ({ paymentId, since }) =>
      findByReference(send, { reference: referenceOf(paymentId), since, currency }),

    async findRefund({ transactionId, whole, refundKey, since }) {
      const charge = await findById(send, transactionId, currency)
      if (!charge.ok) return charge
      // Voided by somebody else, nothing is left for a refund of a part.
      if (charge.status === 'voided')
        return whole
          ? { ok: true, status: 'refunded', refundId: transactionId }
          : { ok: true, status: 'not_found' }
      const found = await findByReference(send, {
        reference: refundReferenceOf(refundKey),
        since,
        currency,
      })
      if (!found.ok) return found
      return found.status === 'approved'
        ? { ok: true, status: 'refunded', refundId: found.transactionId }
        : { ok: true, status: 'not_found' }
    },

    async refund({ whole, ...input }) {
      const refunded = await send(refundRequest(input), readTransaction)
      if (!refunded.ok) return refunded
      // Refunded under this key before: the response names that refund.
      if (isApproved(refunded.answer) || refusalReason(refunded.answer) === 'duplicate')
        return refundOutcome(refunded.answer)
      // An unsettled charge can't be credited, but it can be voided as a whole.
      if (!whole || refusalReason(refunded.answer) !== 'not_settled')
        return refundRefusal(refunded.answer)
      const voided = await send(voidRequest(input), readTransaction)
      if (!voided.ok) return voided
      return isApproved(voided.answer) ? refundOutcome(voided.answer) : refundRefusal(voided.answer)
    },
  }
}
