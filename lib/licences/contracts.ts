import { z } from 'zod'
import { DELIVERIES } from '@/lib/catalog/product-rules'
import { idSchema, MAX_ID } from '@/lib/core/id-schemas'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault, packed, type ServerText, say } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { newBatchSchema } from './batch-contracts'
import { cleanKey, keyProblem } from './key-faults'
import { ADDED_KEY_TYPES, KEY_STATUSES, KEY_TYPES, MAX_BULK_KEYS, MAX_USES } from './key-rules'
import { KNOWN_ELSEWHERE, MORE_USES } from './known-elsewhere'

const productIdSchema = z
  .number(fault('fields.mustBeNumber', { field: 'productId' }))
  .int(fault('fields.mustBeWholeNumber', { field: 'productId' }))
  .min(1, fault('fields.mustBeAtLeast', { field: 'productId', min: 1 }))
  .max(MAX_ID, fault('fields.isTooLarge', { field: 'productId' }))

const keyTypeSchema = z.enum(
  ADDED_KEY_TYPES,
  fault('fields.mustBeOneOf', { field: 'keyType', choices: ADDED_KEY_TYPES.join(', ') }),
)
const notesSchema = paragraphsSchema('notes', 1000)
  .nullish()
  .transform((notes) => notes || null)

/** Where the keys come from, as far as somebody says so. */
const batchSchema = newBatchSchema.nullish().transform((batch) => batch ?? null)

/** Also adds keys that another product has, as in a bundle, and more uses of one that this product has: several buyers get the same key. */
const allowKnownSchema = z
  .boolean(fault('fields.mustBeTrueOrFalse', { field: 'allowKnown' }))
  .default(false)

/** Whether a key may have several lines; otherwise a second line is taken for a mistake. */
const severalLinesSchema = z
  .boolean(fault('fields.mustBeTrueOrFalse', { field: 'severalLines' }))
  .default(false)

/** How many buyers get the same key. */
const usesSchema = z
  .number(fault('fields.mustBeNumber', { field: 'uses' }))
  .int(fault('fields.mustBeWholeNumber', { field: 'uses' }))
  .min(1, fault('fields.mustBeAtLeast', { field: 'uses', min: 1 }))
  .max(MAX_USES, fault('fields.mustBeAtMost', { field: 'uses', max: MAX_USES }))
  .default(1)

/** Body of POST /api/admin/product-keys. */
export const newKeySchema = z
  .object({
    productId: productIdSchema,
    keyValue: z
      .string(fault('fields.mustBeText', { field: 'keyValue' }))
      .transform(cleanKey)
      .pipe(z.string().min(1, fault('activations.enterKey'))),
    keyType: keyTypeSchema.default('license'),
    notes: notesSchema,
    batch: batchSchema,
    allowKnown: allowKnownSchema,
    severalLines: severalLinesSchema,
    uses: usesSchema,
  })
  .superRefine(({ keyValue, keyType, severalLines }, context) => {
    const problem = keyProblem(keyValue, keyType, severalLines)
    if (problem) context.addIssue({ code: 'custom', path: ['keyValue'], message: packed(problem) })
  })
export type NewKey = z.output<typeof newKeySchema>

/** Maximum number of refused entries that are named in the message. */
const MAX_NAMED = 3

/** Body of POST /api/admin/product-keys/bulk. Blank entries are dropped and counted. */
export const bulkKeysSchema = z
  .object({
    productId: productIdSchema,
    keys: z.custom<string[]>(isListOfTexts, fault('fields.mustBeListOfTexts', { field: 'keys' })),
    keyType: keyTypeSchema.default('license'),
    notes: notesSchema,
    batch: batchSchema,
    allowKnown: allowKnownSchema,
    severalLines: severalLinesSchema,
    uses: usesSchema,
  })
  .superRefine(({ keys, keyType, severalLines, uses }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['keys'], message })
    const present = keys.map(cleanKey)
    if (present.every((key) => key === '')) issue(fault('licences.enterAtLeastOneKey'))
    if (keys.length * uses > MAX_BULK_KEYS)
      issue(fault('licences.keysAtMost', { max: MAX_BULK_KEYS.toLocaleString('en') }))
    const refused = present.flatMap((key, index) => {
      const problem = key && keyProblem(key, keyType, severalLines)
      return problem ? [say('licences.keyNumber', { number: index + 1, problem })] : []
    })
    const [first, ...others] = refused
    if (first) issue(packed(refusalOf(first, others)))
  })
  .transform(({ keys, ...rest }) => {
    const present = keys.map(cleanKey).filter((key) => key !== '')
    return { ...rest, keys: present, blank: keys.length - present.length }
  })
export type BulkKeys = z.output<typeof bulkKeysSchema>

function refusalOf(first: ServerText, others: readonly ServerText[]): ServerText {
  const problems = others
    .slice(0, MAX_NAMED - 1)
    .reduce((before, next) => say('sentences.then', { before, next }), first)
  const more = others.length + 1 - MAX_NAMED
  return more > 0 ? say('fields.severalAndMore', { problems, count: more }) : problems
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/** Maximum size of a body of {@link newKeySchema} in bytes: a file takes a third more. */
export const MAX_KEY_BYTES = 160 * 1024

/** Maximum size of a body of {@link bulkKeysSchema} in bytes. */
export const MAX_BULK_BYTES = 6 * 1024 * 1024

const placeShape = {
  productId: z.number().int(),
  productName: z.string(),
  status: z.enum(KEY_STATUSES),
  orderNumber: z.string().nullable(),
}

/** A key that another product has, masked, and where it is. */
const knownKeySchema = z.object({ keyValue: z.string(), ...placeShape })
export type KnownKey = z.infer<typeof knownKeySchema>

export const keyConflictSchema = z.object({
  reason: z.enum([KNOWN_ELSEWHERE, MORE_USES]).optional(),
})

const keyPlaceSchema = z.object({ keyId: z.number().int(), ...placeShape })
export type KeyPlace = z.infer<typeof keyPlaceSchema>

/** A key that was stored more than once before keys were compared, named by the first of them. */
const keyStoredTwiceSchema = z.object({
  id: z.number().int(),
  /** Masked. */
  keyValue: z.string(),
  places: z.array(keyPlaceSchema),
})
export type KeyStoredTwice = z.infer<typeof keyStoredTwiceSchema>
export const keysStoredTwiceSchema = z.array(keyStoredTwiceSchema)

export const bulkAnswerSchema = z.object({
  /** As often as they can be sold. */
  added: z.number().int(),
  /** Stored before, or twice in the list. */
  duplicates: z.number().int(),
  blank: z.number().int(),
  /** Those of the duplicates that other products have, if there are any; at most 50. */
  known: z.array(knownKeySchema).optional(),
})
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>

const MAX_KEYS = 1000

const paging = {
  ...pageQuery(MAX_KEYS, MAX_KEYS),
}

/** Query of GET /api/admin/product-keys. */
export const keysQuerySchema = z.object({
  productId: idSchema,
  status: z
    .enum(
      KEY_STATUSES,
      fault('fields.mustBeOneOf', { field: 'status', choices: KEY_STATUSES.join(', ') }),
    )
    .optional(),
  /** `1` answers the keys in plain text, and is audited. */
  reveal: z
    .enum(['0', '1'], fault('fields.mustBe', { field: 'reveal', example: '0 or 1' }))
    .transform((flag) => flag === '1')
    .default(false),
  ...paging,
})
export type KeysQuery = z.output<typeof keysQuerySchema>

export const productKeySchema = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  /** Masked, unless requested in plain text. */
  keyValue: z.string(),
  keyType: z.enum(KEY_TYPES),
  /** Which of its uses it is, for a key that several buyers get; 0 for all others. */
  use: z.number().int(),
  notes: z.string().nullable(),
  status: z.enum(KEY_STATUSES),
  isUsed: z.boolean(),
  assignedToEmail: z.string().nullable(),
  orderNumber: z.string().nullable(),
  assignedAt: z.iso.datetime().nullable(),
  reservedUntil: z.iso.datetime().nullable(),
  quarantinedAt: z.iso.datetime().nullable(),
  quarantineReason: z.string().nullable(),
  /** From when on it is not handed out any more: it has expired, or its batch was recalled. */
  notAfter: z.iso.datetime().nullable(),
  supplier: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type ProductKey = z.infer<typeof productKeySchema>
export const productKeysSchema = z.array(productKeySchema)

/** What a key belongs to that somebody knows. */
export const foundKeySchema = productKeySchema
  .pick({ id: true, productId: true, status: true, orderNumber: true })
  .extend({ productName: z.string() })
export type FoundKey = z.infer<typeof foundKeySchema>

/** Body of POST /api/admin/product-keys/[id]/quarantine. */
export const quarantineSchema = z.object({
  reason: lineSchema('reason', 300).min(1, fault('recalls.sayWhy')),
})

const STOCK_FILTERS = ['pooled', 'low', 'all'] as const

/** Query of GET /api/admin/key-stock. */
export const stockQuerySchema = z.object({
  search: z
    .string()
    .trim()
    .max(100, fault('fields.mustBeAtMostCharacters', { field: 'search', max: 100 }))
    .optional(),
  /**
   * `pooled`: products that have keys; `low`: of these the ones that are running out; `all`: every
   * product.
   */
  filter: z
    .enum(
      STOCK_FILTERS,
      fault('fields.mustBeOneOf', { field: 'filter', choices: STOCK_FILTERS.join(', ') }),
    )
    .default('pooled'),
  ...paging,
})
export type StockQuery = z.output<typeof stockQuerySchema>

const countsShape = {
  available: z.number().int(),
  reserved: z.number().int(),
  used: z.number().int(),
  /** Unsold, and too late to be sold. */
  expired: z.number().int(),
  quarantined: z.number().int(),
  total: z.number().int(),
}

export const keyStockSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  image: z.string(),
  isHidden: z.boolean(),
  delivery: z.enum(DELIVERIES),
  /** Its keys are made when they are delivered: it has no stock. */
  keysByRule: z.boolean(),
  ...countsShape,
  /** Orders that wait for keys of this product. */
  waitingOrders: z.number().int(),
  /** `sold_out` and `low` apply only to products that are delivered by keys. */
  level: z.enum(['sold_out', 'low', 'enough', 'none']),
})
export type KeyStock = z.infer<typeof keyStockSchema>
export const keyStocksSchema = z.array(keyStockSchema)

export const stockOverviewSchema = z.object({
  ...countsShape,
  productsWithKeys: z.number().int(),
  lowProducts: z.number().int(),
  soldOutProducts: z.number().int(),
  lowStockThreshold: z.number().int(),
  waitingOrders: z.number().int(),
  /** The date of the oldest waiting order. */
  waiting: z.array(
    z.object({
      orderNumber: z.string(),
      customerEmail: z.string(),
      createdAt: z.iso.datetime(),
      productId: z.number().int(),
      productName: z.string(),
      missing: z.number().int(),
    }),
  ),
})
export type StockOverview = z.infer<typeof stockOverviewSchema>
