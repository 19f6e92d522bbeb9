/** Batches of keys, as the back office stores and lists them. */
import { z } from 'zod'
import { originFields, statementSchema } from '@/lib/catalog/statement-contracts'
import { isUnusedOfOwner } from '@/lib/catalog/statements'
import { idSchema } from '@/lib/core/id-schemas'
import { MOST_CENTS, parseDecimal, toDecimal } from '@/lib/core/money'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { currencySchema } from '@/lib/i18n/currency-schema'

const costSchema = z.union([z.string(), z.number()]).transform((amount, context) => {
  const cents = parseDecimal(amount)
  if (cents !== null && cents <= MOST_CENTS) return toDecimal(cents)
  context.addIssue({ code: 'custom', message: fault('licences.unitCostMustBeAmount') })
  return z.NEVER
})

/** Where keys come from; left out: not stated. */
const originShape = {
  licenceKind: originFields.licenceKind.default(null),
  keySource: originFields.keySource.default(null),
  firstRegion: originFields.firstRegion.default(null),
}

const isPossible = [
  (origin: Parameters<typeof isUnusedOfOwner>[0]) => !isUnusedOfOwner(origin),
  { path: ['keySource'], message: fault('statements.ownerMeansUsed') },
] satisfies [(origin: Parameters<typeof isUnusedOfOwner>[0]) => boolean, object]

const referenceSchema = lineSchema('reference', 120)

/** What is known of keys that were bought together. */
export const newBatchSchema = z
  .object({
    supplier: lineSchema('supplier', 120).min(1, fault('licences.nameSupplier')),
    /** Of the supplier's invoice or delivery. */
    reference: referenceSchema.default(''),
    /** What one key cost; `null`: nobody knows. */
    unitCost: costSchema.nullable().default(null),
    /** In which that was paid; left out: the store's own. Margins count what it is worth in that when the batch is added. */
    currency: currencySchema.optional(),
    /** The last day on which they are handed out, of the store's time zone; `null`: they do not expire. */
    expiresOn: z.iso.date(fault('licences.expiresOnMustBeDay')).nullable().default(null),
    ...originShape,
  })
  .refine(...isPossible)
export type NewBatch = z.output<typeof newBatchSchema>

/** Body of PATCH /api/admin/key-batches/[id]: what was wrong about where its keys come from; all of it. */
export const batchCorrectionSchema = z
  .object({ reference: referenceSchema.optional(), ...originShape })
  .refine(...isPossible)
export type BatchCorrection = z.output<typeof batchCorrectionSchema>

const moneySchema = z.string()

/** A batch with its keys in figures. */
export const keyBatchSchema = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  productName: z.string(),
  supplier: z.string(),
  reference: z.string(),
  ...statementSchema.omit({ updates: true }).shape,
  /** In the store's own currency. */
  unitCost: moneySchema.nullable(),
  /** What was paid for one, where that was in another. */
  paid: z.object({ unitCost: moneySchema, currency: z.string() }).nullable(),
  /** Of all its keys; `null` when the cost of one is not known. */
  totalCost: moneySchema.nullable(),
  expiresOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  recalledAt: z.iso.datetime().nullable(),
  available: z.number().int(),
  reserved: z.number().int(),
  /** Their buyers have them. */
  sold: z.number().int(),
  /** Unsold, and too late to be sold. */
  expired: z.number().int(),
  quarantined: z.number().int(),
  total: z.number().int(),
})
export type KeyBatch = z.infer<typeof keyBatchSchema>
export const keyBatchesSchema = z.array(keyBatchSchema)

/** Query of GET /api/admin/key-batches. */
export const batchesQuerySchema = z.object({
  productId: idSchema.optional(),
  ...pageQuery(100, 25),
})
export type BatchesQuery = z.output<typeof batchesQuerySchema>
