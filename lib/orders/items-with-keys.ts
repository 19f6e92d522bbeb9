import 'server-only'
import { openKey } from '@/lib/licences/key-crypto'
import { type SoldKey, soldKeys } from '@/lib/licences/queries'
import { itemProgress, preorderDay } from './item-progress'
import type { KeyDisplay } from './key-display'
import type { OrderKeys } from './payer-contracts'
import type { PlacedOrder } from './placed-order'
import type { itemsWithKeyCounts } from './queries'
import { type KEYS_SEEN, type Opener, recordOpened } from './record-opened'

type ShownOrder = Pick<PlacedOrder, 'id' | 'orderStatus'> & { display: KeyDisplay }
type Items = Awaited<ReturnType<typeof itemsWithKeyCounts>>

/**
 * An order's items with their keys in plain text, none unless its display is `shown`. That they were shown is noted in the
 * order's timeline.
 *
 * @param where and by whom they are seen
 */
export async function itemsWithKeys(
  order: ShownOrder,
  items: Items,
  where: { kind: (typeof KEYS_SEEN)[number]; opener: Opener },
): Promise<OrderKeys['items']> {
  const isShown = order.display === 'shown' && items.some(({ keyCount }) => keyCount > 0)
  // First noted, then read: whoever cancels the order in between finds the note, or has taken the keys.
  if (isShown) await recordOpened(order.id, where.kind, where.opener)
  const keys = isShown ? await soldKeys(items.map(({ id }) => id)) : []
  // The keys of a bundle are those of its parts, each under its own name.
  const withKeys = items.filter(({ isBundle }) => !isBundle)
  return withKeys.map((item) => {
    const opened = openedKeys(keys.filter(({ orderItemId }) => orderItemId === item.id))
    const { installerUrl, activationSteps } = item.product
    const progress = itemProgress(
      { ...item, isDelivered: item.deliveredAt !== null },
      order.orderStatus,
    )
    return {
      productName: item.productName,
      position: items.indexOf(item) + 1,
      progress,
      ...preorderDay(progress, item.product),
      ...opened,
      installerUrl: opened.keys.length > 0 ? installerUrl : null,
      activationSteps: opened.keys.length > 0 ? activationSteps : [],
    }
  })
}

const openedKeys = (keys: readonly SoldKey[]) => ({
  keyType: keys[0]?.keyType ?? ('license' as const),
  keys: keys.map(({ valueEncrypted }) => openKey(valueEncrypted)),
})
