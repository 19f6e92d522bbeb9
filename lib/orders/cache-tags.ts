/** What stands in the same orders: no order invalidates it, only what replaces all data. */
export const BOUGHT_TOGETHER_TAG = 'bought-together'
