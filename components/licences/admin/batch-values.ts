import type { Texts } from '@/components/back-office/language/texts'
import type { NewBatch } from '@/lib/licences/batch-contracts'

/** What a form knows of where keys come from, as it is typed. */
export type BatchValues = {
  supplier: string
  reference: string
  unitCost: string
  expiresOn: string
}

export const NO_BATCH: BatchValues = { supplier: '', reference: '', unitCost: '', expiresOn: '' }

const isBlank = (values: BatchValues) =>
  Object.values(values).every((value: string) => value.trim() === '')

/** The batch to send; `null` when nothing was said. */
export function batchOf({
  supplier,
  reference,
  unitCost,
  expiresOn,
}: BatchValues): NewBatch | null {
  if (isBlank({ supplier, reference, unitCost, expiresOn })) return null
  return {
    supplier,
    reference,
    unitCost: unitCost.trim() || null,
    expiresOn: expiresOn || null,
  }
}

/** Why the supplier is missing, if it is. */
export const supplierProblem = (values: BatchValues, t: Texts<'licences'>): string | undefined =>
  values.supplier.trim() === '' && !isBlank(values) ? t('batch.nameSupplier') : undefined
