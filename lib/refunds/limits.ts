/** Counted by order number, so that nobody can try out addresses for it. */
export const REQUEST_REFUND_OF_ORDER = {
  name: 'request-refund-of-order',
  points: 10,
  seconds: 3600,
}
