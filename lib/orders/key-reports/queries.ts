import 'server-only'
import { z } from 'zod'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { openKey } from '@/lib/licences/key-crypto'
import { maskKey } from '@/lib/licences/key-rules'
import type { PictureSize } from '@/lib/media/visitor-pictures/picture-rules'
import { LISTED_PICTURES, pictureContent } from '@/lib/media/visitor-pictures/queries'
import { displayOf } from '@/lib/orders/key-display'
import { KEYS_SEEN } from '@/lib/orders/record-opened'
import { HELD_FIELDS, heldOf } from '@/lib/orders/supply/held'
import { currentSettings } from '@/lib/settings/queries'
import type { AdminKeyReport, KeyReportQuery } from './admin-contracts'
import type { KeyReport, ReportableKey, ReportableKeys } from './contracts'
import { mayReplaceAtOnce, mayReport } from './report-rules'

const iso = (date: Date | null) => date?.toISOString() ?? null

const masked = (sealed: Uint8Array) => maskKey(openKey(sealed))

const KEY_FIELDS = {
  id: true,
  productId: true,
  product: { select: { publisher: true } },
  valueEncrypted: true,
  status: true,
  licence: { select: { keyId: true } },
  insteadOf: { select: { isAutomatic: true } },
  reports: { orderBy: { id: 'desc' } },
  orderItem: {
    select: {
      orderId: true,
      productName: true,
      isGiftCard: true,
      deliveredAt: true,
      order: {
        select: {
          orderStatus: true,
          disputedAt: true,
          gift: { select: { orderId: true } },
          supplyConsent: { select: HELD_FIELDS },
        },
      },
    },
  },
} as const satisfies Prisma.ProductKeySelect

type SoldKey = Prisma.ProductKeyGetPayload<{ select: typeof KEY_FIELDS }>
type Item = NonNullable<SoldKey['orderItem']>

/** Whether an order lets its keys be used by whoever has proved to be its buyer. */
const isShown = ({ order: { gift, supplyConsent, ...order } }: Item): boolean =>
  displayOf({ ...order, isGift: gift !== null, held: heldOf(supplyConsent) }) === 'shown'

/** What the rules ask of a key. */
const factsOf = (key: SoldKey, item: Item) => ({
  canReport: mayReport({
    isBuyers: key.status === 'used',
    hasOpenReport: key.reports.some(({ status }) => status === 'open'),
    isGiftCard: item.isGiftCard,
    isShown: isShown(item),
  }),
  replaceable: {
    deliveredAt: item.deliveredAt,
    isReplacement: key.insteadOf?.isAutomatic ?? false,
    isMade: key.licence !== null,
  },
})

const freeKeysRow = z.object({ productId: z.number(), free: z.number() })

/** How many keys of some products are free; products without any are left out. */
async function freeKeys(productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await rowsOf(
    db(),
    freeKeysRow,
    Prisma.sql`
    SELECT k."productId", count(*)::int AS "free" FROM "ProductKey" k
    WHERE k."productId" = ANY(${[...productIds]}) AND ${FREE_KEY} GROUP BY k."productId"`,
  )
  return new Map(rows.map(({ productId, free }) => [productId, free]))
}

type ReportRow = SoldKey['reports'][number]

const toReport = (row: ReportRow): KeyReport => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  status: row.status,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  decidedAt: iso(row.decidedAt),
})

/** The keys of an order as its buyer may report them, and those that were reported; none of a gift, which are its recipient's. */
export async function reportableKeys(orderId: number): Promise<ReportableKeys> {
  const [keys, { keyReplacementDays }, now] = await Promise.all([
    db().productKey.findMany({
      where: {
        orderItem: { orderId, isGiftCard: false, order: { gift: null } },
        OR: [{ status: 'used' }, { reports: { some: {} } }],
      },
      orderBy: [{ orderItem: { position: 'asc' } }, { id: 'asc' }],
      select: KEY_FIELDS,
    }),
    currentSettings(),
    databaseTime(),
  ])
  const free = await freeKeys(keyReplacementDays === 0 ? [] : keys.map((key) => key.productId))
  return {
    keys: keys.flatMap((key): ReportableKey[] => {
      const { orderItem: item } = key
      if (!item) return []
      const { canReport, replaceable } = factsOf(key, item)
      // Nothing is said of keys that are not supplied yet, or were kept back.
      if (!canReport && key.reports.length === 0) return []
      return [
        {
          id: key.id,
          productName: item.productName,
          publisher: key.product.publisher,
          masked: masked(key.valueEncrypted),
          canReport,
          canReplace:
            canReport &&
            (free.get(key.productId) ?? 0) > 0 &&
            mayReplaceAtOnce(replaceable, keyReplacementDays, now),
          reports: key.reports.map(toReport),
        },
      ]
    }),
  }
}

/**
 * A key of an order, if its buyer may say that it does not work, and whether the owner's rule replaces it. Asked again under the
 * order's lock, it is certain.
 *
 * @throws AppError `not_found` for keys of others; `conflict` when it was reported already, or is not the buyer's any more
 */
export async function requireReportable(
  tx: Tx,
  orderId: number,
  keyId: number,
): Promise<{ productName: string; isReplacedAtOnce: boolean }> {
  const key = await tx.productKey.findUnique({ where: { id: keyId }, select: KEY_FIELDS })
  const item = key?.orderItem
  if (!key || item?.orderId !== orderId) throw new AppError('not_found', say('orders.unknownKey'))
  const { canReport, replaceable } = factsOf(key, item)
  if (!canReport) throw new AppError('conflict', say('keyReports.notReportable'))
  const { keyReplacementDays } = await currentSettings(tx)
  const isReplacedAtOnce = mayReplaceAtOnce(replaceable, keyReplacementDays, await databaseTime(tx))
  return { productName: item.productName, isReplacedAtOnce }
}

const REPORT_FIELDS = {
  order: {
    select: {
      orderNumber: true,
      customerName: true,
      customerEmail: true,
      events: {
        where: { kind: { in: [...KEYS_SEEN] } },
        orderBy: { id: 'asc' },
        take: 1,
        select: { createdAt: true },
      },
    },
  },
  newKey: { select: { valueEncrypted: true } },
  pictures: LISTED_PICTURES,
  key: {
    select: {
      productId: true,
      valueEncrypted: true,
      status: true,
      createdAt: true,
      assignedAt: true,
      quarantinedAt: true,
      batchId: true,
      batch: { select: { supplier: true } },
      orderItem: { select: { productName: true, deliveredAt: true } },
    },
  },
} as const satisfies Prisma.KeyReportInclude

type AdminRow = Prisma.KeyReportGetPayload<{ include: typeof REPORT_FIELDS }>

const reportedRow = z.object({ batchId: z.number(), keys: z.number() })

/** How many keys of some batches were reported. */
async function reportedOfBatches(batchIds: readonly number[]): Promise<Map<number, number>> {
  if (batchIds.length === 0) return new Map()
  const rows = await rowsOf(
    db(),
    reportedRow,
    Prisma.sql`
    SELECT k."batchId", count(DISTINCT k."id")::int AS "keys"
    FROM "KeyReport" r JOIN "ProductKey" k ON k."id" = r."keyId"
    WHERE k."batchId" = ANY(${[...batchIds]}) GROUP BY k."batchId"`,
  )
  return new Map(rows.map(({ batchId, keys }) => [batchId, keys]))
}

async function toAdmin(rows: readonly AdminRow[]): Promise<AdminKeyReport[]> {
  const [free, reported] = await Promise.all([
    freeKeys(rows.map(({ key }) => key.productId)),
    reportedOfBatches(rows.flatMap(({ key: { batchId } }) => (batchId === null ? [] : [batchId]))),
  ])
  return rows.map(({ order, key, newKey, ...row }) => ({
    ...toReport(row),
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    productName: key.orderItem?.productName ?? '',
    pictures: row.pictures,
    locale: row.locale,
    isAutomatic: row.isAutomatic,
    decidedBy: row.decidedBy,
    key: {
      masked: masked(key.valueEncrypted),
      status: key.status,
      supplier: key.batch?.supplier ?? null,
      addedAt: key.createdAt.toISOString(),
      assignedAt: iso(key.assignedAt),
      deliveredAt: iso(key.orderItem?.deliveredAt ?? null),
      seenAt: iso(order.events[0]?.createdAt ?? null),
      withdrawnAt: iso(key.quarantinedAt),
      reportedOfBatch: key.batchId === null ? 0 : Math.max(0, (reported.get(key.batchId) ?? 0) - 1),
    },
    newKey: newKey && masked(newKey.valueEncrypted),
    freeKeys: free.get(key.productId) ?? 0,
  }))
}

/** One page of what was reported: those that wait first, the oldest on top; of one status else the newest. */
export async function listKeyReports({
  status,
  limit,
  offset,
}: KeyReportQuery): Promise<{ rows: AdminKeyReport[]; total: number }> {
  const where = { status }
  const direction = status === 'open' ? 'asc' : 'desc'
  const [rows, total] = await Promise.all([
    db().keyReport.findMany({
      where,
      include: REPORT_FIELDS,
      orderBy: [{ status: 'asc' }, { createdAt: direction }, { id: direction }],
      take: limit,
      skip: offset,
    }),
    db().keyReport.count({ where }),
  ])
  return { rows: await toAdmin(rows), total }
}

/** A report of a key. @throws AppError `not_found` */
export async function keyReportById(id: number): Promise<AdminKeyReport> {
  const row = await db().keyReport.findUnique({ where: { id }, include: REPORT_FIELDS })
  const [report] = row ? await toAdmin([row]) : []
  if (!report) throw unknownReport()
  return report
}

/** A picture of a report, for staff. @throws AppError `not_found` */
export const reportPicture = (keyReportId: number, id: string, size: PictureSize) =>
  pictureContent({ id, keyReportId }, size)

/** Refuses an id of no report. */
export const unknownReport = () => new AppError('not_found', say('keyReports.unknown'))

/** How many wait for an answer. */
export const openKeyReports = (): Promise<number> =>
  db().keyReport.count({ where: { status: 'open' } })
