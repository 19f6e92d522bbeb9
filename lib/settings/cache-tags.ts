/** Tag of cached reads of settings. */
export const SETTINGS_TAG = 'settings'
/** Tag of cached reads of what is sold, which show prices as settings say. */
export const PRODUCTS_TAG = 'products'
