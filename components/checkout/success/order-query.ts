/** The order's key in the query cache. */
export const orderQueryKey = (orderNumber: string) => ['/api/orders', orderNumber] as const
