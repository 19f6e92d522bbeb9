/** Counted by order number and address, whether or not there is such an order. */
export const ASK_FOR_ONE_ORDER = { name: 'ask-for-one-order', points: 5, seconds: 600 }
