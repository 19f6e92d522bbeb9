import { AppError } from '@/lib/core/errors'
import { checkedCard, checkedCardholder } from '@/lib/payments/card-check'
import type { CardPayment } from '@/lib/payments/contracts'
import type { Card, TokenisedCard } from '@/lib/payments/gateway'

/** Both happen to a shopper whose page is older than the store's settings: loading it again helps. */
const RELOAD = 'Please reload the page and enter the card again. Nothing was charged.'

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
  const { opaqueData, lastFour = '', cardholderName } = request
  if (!opaqueData) {
    if (isTokenised)
      throw new AppError('conflict', `This store takes cards through Accept.js only. ${RELOAD}`)
    const { cardNumber = '', expiryDate = '', cvv = '' } = request
    return checkedCard({ cardNumber, expiryDate, cvv, cardholderName }, now)
  }
  if (!isTokenised)
    throw new AppError('conflict', `This store takes no cards through Accept.js. ${RELOAD}`)
  return { opaqueData, lastFour, cardholderName: checkedCardholder(cardholderName) }
}
