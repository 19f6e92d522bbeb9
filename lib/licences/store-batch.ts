import 'server-only'
import { originOf } from '@/lib/catalog/statements'
import { endOfDay } from '@/lib/core/calendar'
import { Prisma, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { toCents, toDecimal } from '@/lib/core/money'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { currentSettings } from '@/lib/settings/queries'
import { worthInBase } from '@/lib/settings/rates/seller'
import type { NewBatch } from './batch-contracts'

/** The batch that keys are added to. */
export type Batch = { id: number; notAfter: Date | null }

/**
 * The batch of a product with these details, added unless there is one. A recalled one takes no more keys. Serialized
 * by the lock of the product that its caller holds.
 *
 * A cost in another currency than the store's is converted at the rates of this moment, and kept as it was paid.
 *
 * @throws AppError `invalid` when its last day is over in the store's time zone
 */
export async function storeBatch(tx: Tx, productId: number, batch: NewBatch): Promise<Batch> {
  const { timezone, baseCurrency } = await currentSettings(tx)
  const notAfter = batch.expiresOn === null ? null : endOfDay(batch.expiresOn, timezone)
  if (notAfter && notAfter <= new Date())
    throw invalidField('batch.expiresOn', say('licences.dayIsOver'))
  const expiresOn = batch.expiresOn === null ? null : new Date(batch.expiresOn)
  const { currency = baseCurrency, unitCost, supplier, reference } = batch
  const isOther = unitCost !== null && currency !== baseCurrency
  const paid = isOther
    ? { paidUnitCost: unitCost, paidCurrency: currency }
    : { paidUnitCost: null, paidCurrency: null }
  const details = { supplier, reference, expiresOn, productId, ...originOf(batch), ...paid }
  const known = await tx.keyBatch.findFirst({
    // At what rate an earlier part of it was converted does not matter.
    where: { ...details, ...(isOther ? {} : { unitCost }), recalledAt: null },
    select: { id: true },
  })
  const id =
    known?.id ??
    (await addBatch(tx, details, isOther ? await costInBase(tx, unitCost, currency) : unitCost))
  // Whoever recalls it at this moment waits, and then recalls these keys too; or has done so, and there is none.
  const open = await rowsOf(
    tx,
    ID_ROW,
    Prisma.sql`
    SELECT "id" FROM "KeyBatch" WHERE "id" = ${id} AND "recalledAt" IS NULL FOR UPDATE`,
  )
  if (open.length === 0) return storeBatch(tx, productId, batch)
  return { id, notAfter }
}

const costInBase = async (tx: Tx, unitCost: string, currency: CurrencyCode): Promise<string> =>
  toDecimal(await worthInBase(toCents(unitCost), currency, tx))

async function addBatch(
  tx: Tx,
  details: Omit<Prisma.KeyBatchUncheckedCreateInput, 'unitCost'>,
  unitCost: string | null,
): Promise<number> {
  const { id } = await tx.keyBatch.create({
    data: { ...details, unitCost },
    select: { id: true },
  })
  return id
}

/** Removes a batch that got no keys, since the product had them all. */
export async function removeEmptyBatch(tx: Tx, { id }: Batch): Promise<void> {
  await tx.keyBatch.deleteMany({ where: { id, keys: { none: {} } } })
}
