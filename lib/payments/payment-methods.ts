/** By what an order was paid; `gift_card` when that paid all, `free` when there was nothing to pay, `manual` when the money came outside of the store. */
export const PAYMENT_METHODS = ['paypal', 'card', 'gift_card', 'free', 'manual'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
