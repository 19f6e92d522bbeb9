/** The page that mails the link to an order, with its number filled in; an address never holds a buyer's. */
export const trackPath = (orderNumber: string): string =>
  `/orders/track?order=${encodeURIComponent(orderNumber)}`
