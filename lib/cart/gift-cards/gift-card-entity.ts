/** What entries of the audit trail call a gift card. */
export const GIFT_CARD_ENTITY = 'gift_card'
