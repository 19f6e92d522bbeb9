import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { checkedCard, checkedCardholder } from '@/lib/payments/card-check'
import type { CardPayment } from '@/lib/payments/contracts'
import type { Card, TokenisedCard } from '@/lib/payments/gateway'

/**
 * The card of a payment. A store with a public client key takes no card data, so that none reaches its
 * server; one without takes no nonces.
 *
 * @throws AppError `invalid`, naming each wrong field; `conflict` for the one where the store takes the
 *   other
 */
export function cardOf(
  request: CardPayment,
  { isTokenised, now }: { isTokenised: boolean; now: Date },
): Card | TokenisedCard {
  // A shopper whose page is older than the store's settings loads it again.
  const { opaqueData, lastFour = '', cardholderName } = request
  if (!opaqueData) {
    if (isTokenised) throw new AppError('conflict', say('checkout.onlyAcceptJs'))
    const { cardNumber = '', expiryDate = '', cvv = '' } = request
    return checkedCard({ cardNumber, expiryDate, cvv, cardholderName }, now)
  }
  if (!isTokenised) throw new AppError('conflict', say('checkout.noAcceptJs'))
  return { opaqueData, lastFour, cardholderName: checkedCardholder(cardholderName) }
}
