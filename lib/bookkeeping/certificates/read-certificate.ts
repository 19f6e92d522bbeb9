import 'server-only'
import { platformsOf } from '@/lib/catalog/product-facts'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import {
  type KeyOrigin,
  NO_ORIGIN,
  originOf,
  statesOrigin,
  takenOver,
} from '@/lib/catalog/statements'
import { dayOf } from '@/lib/core/calendar'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { textLocaleOf } from '@/lib/i18n/locales'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import { displayOf } from '@/lib/orders/key-display'
import { HELD_FIELDS, heldOf } from '@/lib/orders/supply/held'
import { currentSettings } from '@/lib/settings/queries'
import type { Certificate } from './certificate'

/**
 * What the certificate of an order's item says now: of the licences that its buyer may still use.
 *
 * @param position of the item, from 1
 * @param orderId the order that the reader may see; any unless given
 * @throws AppError `not_found` for an item of which no origin was stated; `conflict` for one whose keys are not delivered, were taken
 *   back, or are on hold
 */
export async function readCertificate(
  orderNumber: string,
  position: number,
  orderId?: number,
): Promise<Certificate> {
  const [order, settings] = await Promise.all([
    db().order.findUnique({
      where: { orderNumber, id: orderId },
      select: {
        orderStatus: true,
        disputedAt: true,
        customerName: true,
        customerEmail: true,
        billingAddress: true,
        locale: true,
        createdAt: true,
        gift: { select: { orderId: true } },
        supplyConsent: { select: HELD_FIELDS },
        invoiceDetails: { select: { company: true, address: true } },
        items: {
          orderBy: { position: 'asc' },
          skip: position - 1,
          take: 1,
          select: {
            productName: true,
            statement: true,
            deliveredAt: true,
            product: { select: { edition: true, version: true, platforms: true } },
            keys: {
              where: { status: 'used' },
              orderBy: { id: 'asc' },
              select: {
                valueEncrypted: true,
                batch: { select: { licenceKind: true, keySource: true, firstRegion: true } },
              },
            },
          },
        },
      },
    }),
    currentSettings(),
  ])
  const [item] = order?.items ?? []
  if (!order || !item) throw new AppError('not_found', say('statements.noCertificate'))
  const told = statementSchema.nullable().parse(item.statement) ?? NO_ORIGIN
  const keys = item.keys.map(({ valueEncrypted, batch }) => ({
    masked: maskKey(openKey(valueEncrypted)),
    // What is known of its batch, and was perhaps corrected since, before what was told.
    origin: batch ? takenOver(batch, told) : originOf(told),
  }))
  if (!keys.some(({ origin }) => statesOrigin(origin)) && !statesOrigin(told))
    throw new AppError('not_found', say('statements.noCertificate'))
  const { orderStatus, disputedAt, gift, supplyConsent, invoiceDetails } = order
  const display = displayOf({
    orderStatus,
    disputedAt,
    isGift: gift !== null,
    held: heldOf(supplyConsent),
  })
  const isTheirs = display === 'shown' || display === 'gift'
  if (!isTheirs || item.deliveredAt === null || keys.length === 0)
    throw new AppError('conflict', say('statements.certificateRefused'))
  const { product } = item
  return {
    language: textLocaleOf(order.locale),
    issuedOn: dayOf(new Date(), settings.timezone),
    storeName: settings.storeName,
    seller: {
      name: settings.sellerName || settings.storeName,
      address: settings.sellerAddress,
      email: settings.sellerEmail,
    },
    buyer: {
      name: order.customerName,
      company: invoiceDetails?.company ?? '',
      address: invoiceDetails?.address || (order.billingAddress ?? ''),
      email: order.customerEmail,
    },
    orderNumber,
    orderedOn: dayOf(order.createdAt, settings.timezone),
    product: item.productName,
    edition: [product.edition, product.version].filter((each) => each.trim() !== '').join(', '),
    platforms: platformsOf(product.platforms),
    // Who gets a gift has its keys alone.
    groups: byOrigin(keys).map((group) => (gift === null ? group : { ...group, masked: [] })),
  }
}

/** Keys that come from the same place, together. */
function byOrigin(keys: readonly { masked: string; origin: KeyOrigin }[]): Certificate['groups'] {
  const groups = new Map<string, Certificate['groups'][number]>()
  for (const { masked, origin } of keys) {
    const place = JSON.stringify(origin)
    const group = groups.get(place) ?? { origin, count: 0, masked: [] }
    groups.set(place, { ...group, count: group.count + 1, masked: [...group.masked, masked] })
  }
  return [...groups.values()]
}
