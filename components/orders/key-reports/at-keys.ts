/** Of the address of an order's page: begins at its keys. */
export const AT_KEYS = '?at=keys'
