/** Where an order is kept in the browser's cache of answers (spec: checkout, section 7). */
export const orderQueryKey = (orderNumber: string) => ['/api/orders', orderNumber] as const
