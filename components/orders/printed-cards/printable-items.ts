import type { OrderStatus } from '@/lib/orders/access-contracts'

/** Which of an order's items are delivered gift cards. */
export const printableItems = (items: OrderStatus['items']) =>
  items.map(({ productName, progress, isGiftCard }) => ({
    productName,
    isPrintable: progress === 'delivered' && isGiftCard === true,
  }))
