/** Kinds of mail that deliver items. */
export const DELIVERY_MAILS = ['order_delivery', 'order_by_hand', 'key_replacement']
