import type { Part } from '@/lib/cart/gift-cards/card-uses'
import type { PaymentSnapshot } from './contracts'
import type { Payment } from './payment'

type Planned = Pick<PaymentSnapshot, 'giftCard' | 'moreGiftCards'>
type PlannedCard = NonNullable<PaymentSnapshot['giftCard']>

/** What each gift card is to pay of a cart, in the order in which they were entered. */
export const plannedCards = ({ giftCard, moreGiftCards }: Planned): PlannedCard[] =>
  giftCard ? [giftCard, ...moreGiftCards] : []

/** What gift cards are to pay of a cart together. */
export const plannedCardCents = (cart: Planned): number =>
  plannedCards(cart).reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What several gift cards are called together. */
export const namesOfCards = (cards: readonly { lastFour: string }[]): string =>
  cards.map(({ lastFour }) => lastFour).join(', ')

/** What a payment was to take from gift cards when it was started, as they pay; none without cards. */
export const giftCardPartsOf = ({ cart, currency }: Pick<Payment, 'cart' | 'currency'>): Part[] =>
  (cart ? plannedCards(cart) : []).map(({ id: giftCardId, amountCents, taken }) => {
    // Payments of earlier versions took cards of their own currency.
    const { cents, currency: cardCurrency } = taken ?? { cents: amountCents, currency }
    return { giftCardId, cents, currency: cardCurrency, paidCents: amountCents }
  })
