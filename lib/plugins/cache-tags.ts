/** Tag of cached reads of plugins. */
export const PLUGINS_TAG = 'plugins'
