import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import type { BuyersLicence } from './contracts'
import { licenceState } from './licence-state'
import { placesOfKeys, shownPlaces } from './places'

/** The licences that the buyer of an order may use, in the order in which they were sold. */
export async function licencesOfOrder(orderId: number): Promise<BuyersLicence[]> {
  const [keys, now] = await Promise.all([
    db().productKey.findMany({
      where: { orderItem: { orderId }, status: 'used', licence: { isNot: null } },
      orderBy: { id: 'asc' },
      select: {
        id: true,
        valueEncrypted: true,
        orderItem: { select: { productName: true } },
        licence: { select: { deviceLimit: true, expiresAt: true } },
      },
    }),
    databaseTime(),
  ])
  const placesOf = await placesOfKeys(
    db(),
    keys.map(({ id }) => id),
    now,
  )
  return keys.flatMap(({ id, valueEncrypted, orderItem, licence }) => {
    const places = placesOf.get(id)
    if (!licence || !orderItem || !places) return []
    const { deviceLimit, expiresAt } = licence
    const facts = { isBuyers: true, isDisputed: false, isRefunded: false, expiresAt }
    return {
      keyId: id,
      productName: orderItem.productName,
      masked: maskKey(openKey(valueEncrypted)),
      state: licenceState(facts, now),
      expiresAt: expiresAt?.toISOString() ?? null,
      deviceLimit,
      ...shownPlaces(places, now),
    }
  })
}
