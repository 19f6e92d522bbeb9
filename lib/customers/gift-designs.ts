/** How a gift card that is given looks: drawn by `GiftCardArt` on pages, and by the mail that brings it. */
export const GIFT_DESIGNS = ['plain', 'birthday', 'thanks', 'winter'] as const
export type GiftDesign = (typeof GIFT_DESIGNS)[number]
