import { setSetting } from './settings'
import type { TestStore } from './store'

/** Has the store know who sells, which it must before it issues invoices. */
export async function knowSeller(store: TestStore): Promise<void> {
  await setSetting(store, 'sellerName', 'Key Corner Ltd')
  await setSetting(store, 'sellerAddress', '1 Corner Street\nLondon')
  await setSetting(store, 'sellerTaxId', 'GB999999973')
}
