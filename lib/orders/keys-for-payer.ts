import 'server-only'
import { db } from '@/lib/core/db'
import { openKey } from '@/lib/licences/key-crypto'
import { type SoldKey, soldKeys } from '@/lib/licences/queries'
import { EMAIL_CORRECTED } from './change-address'
import { isComplete, itemProgress } from './item-progress'
import { correctionState } from './key-display'
import type { OrderKeys } from './payer-contracts'
import { type Payer, payersOrder } from './payers-order'
import { itemsWithKeyCounts } from './queries'
import { recentResends } from './recent-resends'
import { type Opener, recordOpened } from './record-opened'
import { RESENDS_PER_DAY, resendState } from './resend-rule'

/**
 * The keys of an order in plain text, for the browser that paid for it.
 *
 * @param opener from where it asks, for the evidence in a dispute
 * @throws AppError `not_found` for everybody else
 */
export async function keysForPayer(payer: Payer, opener: Opener): Promise<OrderKeys> {
  const order = await payersOrder(db(), payer)
  const items = await itemsWithKeyCounts(db(), order.id)
  const isShown = order.display === 'shown' && items.some(({ keyCount }) => keyCount > 0)
  // First noted, then read: whoever cancels the order in between finds the note, or has taken the keys.
  if (isShown) await recordOpened(order.id, 'keys_shown', opener)
  const [keys, resends, corrections] = await Promise.all([
    isShown ? soldKeys(items.map(({ id }) => id)) : [],
    recentResends(db(), order.id),
    db().orderEvent.count({ where: { orderId: order.id, kind: EMAIL_CORRECTED } }),
  ])
  return {
    display: order.display,
    shownUntil: order.shownUntil.toISOString(),
    items: items.map((item) => {
      const opened = openedKeys(keys.filter(({ orderItemId }) => orderItemId === item.id))
      const { installerUrl, activationSteps } = item.product
      return {
        productName: item.productName,
        progress: itemProgress(
          { ...item, isDelivered: item.deliveredAt !== null },
          order.orderStatus,
        ),
        ...opened,
        installerUrl: opened.keys.length > 0 ? installerUrl : null,
        activationSteps: opened.keys.length > 0 ? activationSteps : [],
      }
    }),
    resend: {
      state: resendState({
        orderStatus: order.orderStatus,
        completeItems: items.filter(isComplete).length,
        resentToday: resends.length,
      }),
      left: Math.max(0, RESENDS_PER_DAY - resends.length),
    },
    correction: correctionState(corrections),
  }
}

const openedKeys = (keys: readonly SoldKey[]) => ({
  keyType: keys[0]?.keyType ?? ('license' as const),
  keys: keys.map(({ valueEncrypted }) => openKey(valueEncrypted)),
})
