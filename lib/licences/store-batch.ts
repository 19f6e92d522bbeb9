import 'server-only'
import { endOfDay } from '@/lib/core/calendar'
import { Prisma, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { ID_ROW, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { currentSettings } from '@/lib/settings/queries'
import type { NewBatch } from './batch-contracts'

/** The batch that keys are added to. */
export type Batch = { id: number; notAfter: Date | null }

/**
 * The batch of a product with these details, added unless there is one. A recalled one takes no more keys. Serialized
 * by the lock of the product that its caller holds.
 *
 * @throws AppError `invalid` when its last day is over in the store's time zone
 */
export async function storeBatch(tx: Tx, productId: number, batch: NewBatch): Promise<Batch> {
  const { timezone } = await currentSettings(tx)
  const notAfter = batch.expiresOn === null ? null : endOfDay(batch.expiresOn, timezone)
  if (notAfter && notAfter <= new Date())
    throw invalidField('batch.expiresOn', say('licences.dayIsOver'))
  const expiresOn = batch.expiresOn === null ? null : new Date(batch.expiresOn)
  const details = { ...batch, expiresOn, productId }
  const known = await tx.keyBatch.findFirst({
    where: { ...details, recalledAt: null },
    select: { id: true },
  })
  const { id } = known ?? (await tx.keyBatch.create({ data: details, select: { id: true } }))
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

/** Removes a batch that got no keys, since the product had them all. */
export async function removeEmptyBatch(tx: Tx, { id }: Batch): Promise<void> {
  await tx.keyBatch.deleteMany({ where: { id, keys: { none: {} } } })
}
