import type { PluginField } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'

const secret = (key: string, label: string): PluginField => ({
  key,
  label,
  kind: 'text',
  max: 4000,
  secret: true,
  required: true,
})
const flag = (key: string, label: string, byDefault = true): PluginField => ({
  key,
  label,
  kind: 'boolean',
  default: byDefault,
})
const address = (key: string, label: string): PluginField => ({
  key,
  label,
  kind: 'url',
  required: true,
})

/** Integrations that are listed, but not supported yet. */
export const LISTED: readonly Plugin[] = [
  {
    id: 'woocommerce',
    name: 'WooCommerce Catalogue',
    brand: 'Automattic',
    category: 'WordPress',
    description: 'Keeps products in step with a WooCommerce store.',
    version: 'v3',
    fields: [
      address('siteUrl', 'Store URL'),
      secret('consumerKey', 'Consumer Key'),
      secret('consumerSecret', 'Consumer Secret'),
      flag('syncPrices', 'Keep prices in step', false),
    ],
  },
]
