/** How long a mailed link to an order holds. */
export const ORDER_LINK_HOURS = 24
