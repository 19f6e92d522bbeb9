/** Mails that bring something to the buyer. */
export const DELIVERY_MAILS = ['order_delivery', 'order_by_hand', 'key_replacement']
