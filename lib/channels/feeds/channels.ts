/**
 * Where products are offered beside the store: the address of each channel's feed, and the setting that
 * switches it on.
 */
export const CHANNELS = [
  {
    id: 'google',
    name: 'Google Merchant Center',
    setting: 'googleFeed',
    path: '/feeds/google-merchant.xml',
  },
  {
    id: 'meta',
    name: 'Meta (Facebook and Instagram)',
    setting: 'metaFeed',
    path: '/feeds/facebook.csv',
  },
  {
    id: 'microsoft',
    name: 'Microsoft Merchant Center',
    setting: 'microsoftFeed',
    path: '/feeds/bing.txt',
  },
] as const

export type ChannelId = (typeof CHANNELS)[number]['id']
