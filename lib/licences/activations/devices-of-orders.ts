import 'server-only'
import { db } from '@/lib/core/db'

/** A device that a key of an order is active on, for its buyer's copy of what the store knows. */
export type DeviceOfOrder = {
  orderId: number
  productName: string
  name: string
  since: Date
  lastSeenAt: Date
}

/** The devices of orders that are no gifts, the first one first. */
export async function devicesOfOrders(orderIds: readonly number[]): Promise<DeviceOfOrder[]> {
  const rows = await db().licenceActivation.findMany({
    where: {
      licence: { key: { orderItem: { orderId: { in: [...orderIds] }, order: { gift: null } } } },
    },
    orderBy: { id: 'asc' },
    select: {
      deviceName: true,
      createdAt: true,
      lastSeenAt: true,
      licence: {
        select: {
          key: { select: { orderItem: { select: { orderId: true, productName: true } } } },
        },
      },
    },
  })
  return rows.flatMap(({ deviceName, createdAt, lastSeenAt, licence }) => {
    const item = licence.key.orderItem
    return item ? { ...item, name: deviceName, since: createdAt, lastSeenAt } : []
  })
}
