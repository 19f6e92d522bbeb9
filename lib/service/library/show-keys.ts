import 'server-only'
import { db } from '@/lib/core/db'
import { itemsWithKeys } from '@/lib/orders/items-with-keys'
import { displayOf } from '@/lib/orders/key-display'
import { itemsWithKeyCounts } from '@/lib/orders/queries'
import type { Opener } from '@/lib/orders/record-opened'
import type { LibraryKeys } from './contracts'
import { limitReveals } from './limits'
import { ownOrder } from './own-order'
import type { Reader } from './reader'

/**
 * The keys of an order in plain text, for the reader of its address; none while it is disputed, or once it is closed.
 *
 * @param opener from where the reader asks, for the evidence in a dispute
 * @throws AppError `not_found` for orders of others; `rate_limited` for more orders than anybody looks at
 */
export async function showKeys(
  reader: Reader,
  orderNumber: string,
  opener: Opener,
): Promise<LibraryKeys> {
  await limitReveals(reader.email)
  const own = await ownOrder(reader, orderNumber)
  const { id, orderStatus } = own
  const display = displayOf(own)
  const order = { id, orderStatus, display }
  const items = await itemsWithKeys(order, await itemsWithKeyCounts(db(), id), {
    kind: 'library_keys_shown',
    opener,
  })
  // Its address may have been corrected, or its payment disputed, while the keys were read.
  const now = displayOf(await ownOrder(reader, orderNumber))
  return now === display ? { display, items } : { display: now, items: items.map(withoutKeys) }
}

const withoutKeys = (item: LibraryKeys['items'][number]): LibraryKeys['items'][number] => ({
  ...item,
  keys: [],
  installerUrl: null,
  activationSteps: [],
})
