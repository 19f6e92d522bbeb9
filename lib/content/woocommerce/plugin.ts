import { faultOf } from '@/lib/content/wordpress/plugin'
import { SiteError } from '@/lib/content/wordpress/site-error'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { failed, notReached, passed } from '@/lib/plugins/test-results'
import { currentSetting } from '@/lib/settings/queries'
import { callShop, WOOCOMMERCE } from './client'
import { readCurrency } from './shop'

const NAME = { name: WOOCOMMERCE }
const NO_SHOP = {
  ...NAME,
  nothing: failed('No WooCommerce answers there: enter the address of the shop’s start page.'),
}

async function test(values: PluginValues): Promise<TestResult> {
  const one = { per_page: '1', _fields: 'id' }
  const products = await callShop(values, '/products', { ...one, status: 'publish' })
  const fault = faultOf(products, NO_SHOP)
  if (fault || products.kind !== 'answer') return fault ?? notReached(NAME)
  const categories = await callShop(values, '/products/categories', one)
  if (categories.kind !== 'answer') return notReached(NAME)
  try {
    const [theirs, ours] = [await readCurrency(values), await currentSetting('baseCurrency')]
    return theirs === ours
      ? passed(
          `WooCommerce lists ${products.total} products in ${categories.total} categories, with prices in ${theirs}.`,
        )
      : failed(
          `WooCommerce’s prices are in ${theirs}, the store’s in ${ours}: nothing is taken over.`,
        )
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return failed(
      'WooCommerce does not tell its currency: make the key for an administrator of the shop.',
    )
  }
}

export const woocommercePlugin: Plugin = {
  id: 'woocommerce',
  name: 'WooCommerce Catalogue',
  brand: 'Automattic',
  category: 'WordPress',
  description:
    'Takes the catalogue of a WooCommerce shop over: categories and products with their variations, prices, texts and pictures. Nothing goes on sale by itself.',
  version: '1.0.0',
  fields: [
    {
      key: 'siteUrl',
      label: 'Store URL',
      kind: 'url',
      required: true,
      help: 'The address of its start page, such as https://shop.example.com.',
    },
    {
      key: 'consumerKey',
      label: 'Consumer Key',
      kind: 'text',
      max: 200,
      secret: true,
      required: true,
      boundTo: ['siteUrl'],
      help: 'Made in WooCommerce, Settings, Advanced, REST API, by an administrator; permission Read is enough.',
    },
    {
      key: 'consumerSecret',
      label: 'Consumer Secret',
      kind: 'text',
      max: 200,
      secret: true,
      required: true,
      boundTo: ['siteUrl'],
    },
    {
      key: 'syncPrices',
      label: 'Keep prices in step',
      kind: 'boolean',
      default: false,
      help: 'Later runs bring changed prices, too, unless they were changed here. Off: prices are taken over once, and are the store’s own from then on.',
    },
  ],
  connector: { shares: [], learns: ['catalogue'], test },
}
