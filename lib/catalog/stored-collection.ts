import 'server-only'
import { z } from 'zod'
import { onUniqueViolation } from '@/lib/core/database-errors'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { collectionRulesSchema, collectionTextsSchema } from './collection-contracts'
import { COLLECTION_KINDS, COLLECTION_SORTS } from './collection-rules'

// What the reads and writes of collections share.

/** What entries of the audit trail call a collection. */
export const COLLECTION_ENTITY = 'collection'

export const collectionFieldsSchema = z.object({
  name: z.string(),
  slug: z.string(),
  texts: collectionTextsSchema,
  image: z.string().nullable(),
  position: z.number(),
  isVisible: z.boolean(),
  isOnHome: z.boolean(),
  kind: z.enum(COLLECTION_KINDS),
  productIds: z.array(z.number()),
  rules: collectionRulesSchema,
  sort: z.enum(COLLECTION_SORTS),
  seoTitle: z.string(),
  seoDescription: z.string(),
})
export type CollectionFields = z.infer<typeof collectionFieldsSchema>

/** A stored collection. */
export type StoredCollection = CollectionFields & { id: number; updatedAt: Date }

/** A collection as it is stored, with what its columns of JSON hold. */
export const collectionOf = (row: Prisma.CollectionGetPayload<object>): StoredCollection => ({
  ...collectionFieldsSchema.parse(row),
  id: row.id,
  updatedAt: row.updatedAt,
})

/** A collection, locked until the transaction ends. @throws AppError `not_found` */
export async function lockCollection(tx: Tx, id: number): Promise<StoredCollection> {
  await lockRows(tx, 'Collection', { id })
  const row = await tx.collection.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('collections.unknown'))
  return collectionOf(row)
}

/** A collection without what its row says of itself. */
export const fieldsOf = ({ id: _, updatedAt: __, ...fields }: StoredCollection): CollectionFields =>
  fields

/** For `.catch()`: another collection has this slug. */
export const onCollectionSlugTaken = (slug: string) =>
  onUniqueViolation((violation) =>
    fieldError('conflict', 'slug', say('collections.slugTaken', { slug }), violation),
  )
