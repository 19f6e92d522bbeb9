import type { Texts } from '@/components/back-office/language/texts'
import type { OriginValues } from '@/components/back-office/origin-fields'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { NewBatch } from '@/lib/licences/batch-contracts'

/** What a form knows of where keys come from, as it is typed. */
export type BatchValues = {
  supplier: string
  reference: string
  unitCost: string
  /** What that was paid in; empty: the store's own. */
  currency: CurrencyCode | ''
  expiresOn: string
} & OriginValues

export const NO_BATCH: BatchValues = {
  supplier: '',
  reference: '',
  unitCost: '',
  currency: '',
  expiresOn: '',
  licenceKind: '',
  keySource: '',
  firstRegion: '',
}

type SentBatch = Omit<NewBatch, keyof OriginValues> & Partial<OriginValues>

/** A currency says nothing without an amount. */
const isBlank = ({ currency: _, ...values }: BatchValues) =>
  Object.values(values).every((value: string) => value.trim() === '')

/** The batch to send; `null` when nothing was said. */
export function batchOf(values: BatchValues): SentBatch | null {
  if (isBlank(values)) return null
  const { supplier, reference, unitCost, currency, expiresOn } = values
  const { licenceKind, keySource, firstRegion } = values
  return {
    supplier,
    reference,
    unitCost: unitCost.trim() || null,
    ...(currency && { currency }),
    expiresOn: expiresOn || null,
    ...(licenceKind && { licenceKind }),
    ...(keySource && { keySource }),
    ...(firstRegion.trim() && { firstRegion }),
  }
}

/** Why the supplier is missing, if it is. */
export const supplierProblem = (values: BatchValues, t: Texts<'licences'>): string | undefined =>
  values.supplier.trim() === '' && !isBlank(values) ? t('batch.nameSupplier') : undefined
