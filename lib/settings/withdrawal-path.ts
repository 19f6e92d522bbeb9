/** The page by which consumers withdraw from a contract. */
export const WITHDRAWAL_PATH = '/withdrawal'

/** The page with an order's number filled in; an address never holds a buyer's. */
export const withdrawalPath = (orderNumber: string): string =>
  `${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`
