/** By what an order was paid; `gift_card` when that paid all, `free` when there was nothing to pay. */
export const PAYMENT_METHODS = ['paypal', 'card', 'gift_card', 'free'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
