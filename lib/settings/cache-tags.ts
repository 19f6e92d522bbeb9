/** Tag of cached reads of settings. */
export const SETTINGS_TAG = 'settings'
