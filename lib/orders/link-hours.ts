/** How long a mailed link to an order is valid. */
export const ORDER_LINK_HOURS = 24
