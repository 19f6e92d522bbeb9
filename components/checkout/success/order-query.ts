/** The call that reads an order. */
export const ORDER_CALL = 'GET /api/orders/[orderNumber]'

/** The order's key in the query cache. */
export const orderQueryKey = (orderNumber: string) => [ORDER_CALL, orderNumber] as const
