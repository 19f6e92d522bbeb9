import 'server-only'
import { z } from 'zod'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { englishOf } from '@/lib/core/english-text'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { rowsOf } from '@/lib/core/rows'
import type { ServerText } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { askAboutTaxId, consultationOf } from '@/lib/customers/taxes/check-tax-id'
import { mailOwner } from '@/lib/mail/mail-owner'
import { recordEvent } from '@/lib/orders/record-event'
import { recordTaxIdConfirmed } from '@/lib/orders/record-tax-id-confirmed'
import { refundTax } from '@/lib/refunds/refund-tax'
import { currentSettings } from '@/lib/settings/queries'
import type { Settings } from '@/lib/settings/registry'

const AT_ONCE = 50
const REFUND_TRIED_FOR_MS = 14 * DAY_MS

const dueSchema = z.object({
  orderId: z.number(),
  orderNumber: z.string(),
  country: z.string().nullable(),
  taxId: z.string().nullable(),
  isConfirmed: z.boolean(),
  isLast: z.boolean(),
  refundId: z.string(),
})
type Due = z.infer<typeof dueSchema>

/**
 * Asks the EU's service again about the tax IDs of orders that were taxed because it had not answered, and gives the tax
 * back where it confirms them. May run at once in several processes, and be broken off at any point: each order is taken
 * by one, and refunded once.
 */
export async function confirmDueTaxIds(): Promise<void> {
  const settings = await currentSettings()
  // The register of a country that does not answer is not asked again in this run.
  const silent = new Set<string>()
  for (const due of await takeDue()) {
    try {
      if (due.isConfirmed || (await isConfirmedNow(settings, due, silent))) await giveBack(due)
    } catch (error) {
      log.error({ err: error, orderId: due.orderId }, 'the tax of an order could not be settled')
    }
  }
}

/** Takes those that are due, and puts each off: the older it is, the longer. */
const takeDue = (): Promise<Due[]> =>
  rowsOf(
    db(),
    dueSchema,
    Prisma.sql`
    UPDATE "TaxConfirmation" c SET "askAt" = now() + CASE
      WHEN c."until" - now() > interval '13 days 22 hours' THEN interval '15 minutes'
      WHEN c."until" - now() > interval '12 days' THEN interval '1 hour'
      ELSE interval '6 hours' END
    FROM "Order" o
    WHERE o."id" = c."orderId" AND c."orderId" IN (
      SELECT "orderId" FROM "TaxConfirmation" WHERE "askAt" <= now()
      ORDER BY "askAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING c."orderId", o."orderNumber", o."taxCountry" AS "country", o."taxId", c."refundId"::text AS "refundId",
      c."confirmedAt" IS NOT NULL AS "isConfirmed", c."until" <= now() AS "isLast"`,
  )

/** @returns whether the tax ID is confirmed; where that will never be, it is not waited for any more */
async function isConfirmedNow(
  settings: Settings,
  { orderId, country, taxId, isLast }: Due,
  silent: Set<string>,
): Promise<boolean> {
  // What is erased of a buyer is not asked about.
  if (country === null || taxId === null) {
    await end(orderId)
    return false
  }
  const buyer = { country, taxId }
  const said = silent.has(country) ? 'unreachable' : await askAboutTaxId(settings, buyer)
  if (said === 'authority') {
    await db().$transaction(async (tx) => {
      const now = await databaseTime(tx)
      const { count } = await tx.taxConfirmation.updateMany({
        where: { orderId, confirmedAt: null },
        data: { confirmedAt: now, until: new Date(now.getTime() + REFUND_TRIED_FOR_MS) },
      })
      if (count === 1) await recordTaxIdConfirmed(tx, orderId, await consultationOf(tx, buyer))
    })
    return true
  }
  if (said === 'unreachable') silent.add(country)
  if (said === 'refused') await end(orderId, { kind: 'tax_id_refused' })
  else if (isLast) await end(orderId, { kind: 'tax_id_unconfirmed' })
  return false
}

/** Refunds the tax; a part of a card charge that has not settled waits as any refund does. What a provider refuses is tried again. */
async function giveBack({ orderId, orderNumber, refundId, isLast }: Due): Promise<void> {
  try {
    await refundTax(orderNumber, refundId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const hasFailed = error.details?.reason === 'refund_failed'
    if (isLast) await giveUp(orderId, hasFailed ? refundId : null, error.text)
    else if (hasFailed)
      await db().taxConfirmation.updateMany({
        where: { orderId, refundId },
        data: { refundId: newId() },
      })
    return
  }
  await end(orderId)
}

const giveUp = (orderId: number, refundId: string | null, text: ServerText) =>
  end(orderId, { kind: 'tax_refund_given_up', message: englishOf(text), text }, async (tx) => {
    if (refundId === null) return
    await mailOwner(tx, {
      kind: 'owner_refund_failed',
      dedupeKey: `refund-failed:${refundId}`,
      orderId,
      payload: { refundId },
    })
  })

/** Stops waiting, once, and says in the order why. */
async function end(
  orderId: number,
  event?: { kind: string; message?: string; text?: ServerText },
  more?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.taxConfirmation.deleteMany({ where: { orderId } })
    if (count === 0) return
    if (event) {
      const { kind, ...details } = event
      await recordEvent(tx, orderId, kind, details)
    }
    await more?.(tx)
  })
}
