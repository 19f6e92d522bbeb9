import 'server-only'
import { db } from '@/lib/core/db'
import { EMAIL_CORRECTED } from './change-address'
import { isComplete } from './item-progress'
import { itemsWithKeys } from './items-with-keys'
import { correctionState } from './key-display'
import type { OrderKeys } from './payer-contracts'
import { type Payer, payersOrder } from './payers-order'
import { itemsWithKeyCounts } from './queries'
import { recentResends } from './recent-resends'
import type { Opener } from './record-opened'
import { RESENDS_PER_DAY, resendState } from './resend-rule'
import { shownGift } from './shown-gift'
import { shownHeld } from './supply/held'

/**
 * The keys of an order in plain text, for the browser that paid for it.
 *
 * @param opener from where it asks, for the evidence in a dispute
 * @throws AppError `not_found` for everybody else
 */
export async function keysForPayer(payer: Payer, opener: Opener): Promise<OrderKeys> {
  const order = await payersOrder(db(), payer)
  const items = await itemsWithKeyCounts(db(), order.id)
  const held = shownHeld(order.supplyConsent)
  const [shown, resends, corrections] = await Promise.all([
    itemsWithKeys(order, items, { kind: 'keys_shown', opener }),
    recentResends(db(), order.id),
    db().orderEvent.count({ where: { orderId: order.id, kind: EMAIL_CORRECTED } }),
  ])
  return {
    display: order.display,
    shownUntil: order.shownUntil.toISOString(),
    items: shown,
    resend: {
      state: resendState({
        orderStatus: order.orderStatus,
        isGift: order.gift !== null,
        completeItems: held === null ? items.filter(isComplete).length : 0,
        resentToday: resends.length,
      }),
      left: Math.max(0, RESENDS_PER_DAY - resends.length),
    },
    correction: correctionState(corrections),
    gift: shownGift(order.gift),
    held,
  }
}
