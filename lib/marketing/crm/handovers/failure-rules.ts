/** What a run does when the CRM did not take an order. */

/** Of every call: the token is wrong, or lacks a right, or there were too many. */
const OF_ALL_ORDERS = [401, 403, 408, 429]

/** Whether the CRM refused this one order, and may take the next. @param status `null` when it did not answer */
export const isOfOneOrder = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && !OF_ALL_ORDERS.includes(status)
