import 'server-only'
import { onUniqueViolation } from '@/lib/core/database-errors'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { AppError, fieldError, invalidField } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { rowsOf, TOTAL_ROW } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { catalogTags } from './cache-tags'
import type { AdminOwnFact, OwnFactInput } from './own-fact-contracts'
import { MAX_OWN_FACTS, type OwnFact } from './own-fact-rules'
import { lockOwnFact, requireAdminOwnFact } from './own-facts'

const ENTITY = 'ownFact'

/** @throws AppError `conflict` for a slug that is taken, or when there are too many; `invalid` for an unknown category */
export function createOwnFact(
  actor: Actor,
  { expectedUpdatedAt: _, ...input }: OwnFactInput,
): Promise<AdminOwnFact> {
  return db().$transaction(async (tx) => {
    if ((await tx.ownFact.count()) >= MAX_OWN_FACTS)
      throw new AppError('conflict', say('ownFacts.tooMany', { max: MAX_OWN_FACTS }))
    await requireCategories(tx, input.categoryIds)
    const { id } = await tx.ownFact
      .create({ data: input, select: { id: true } })
      .catch(
        onUniqueViolation((violation) =>
          fieldError(
            'conflict',
            'slug',
            say('ownFacts.slugTaken', { slug: input.slug }),
            violation,
          ),
        ),
      )
    await recordAudit(tx, actor, {
      action: 'ownFact.create',
      entityType: ENTITY,
      entityId: id,
      after: input,
    })
    await invalidateTags(tx, [catalogTags.ownFacts])
    return requireAdminOwnFact(tx, id)
  })
}

/**
 * Changes a fact. Its slug and kind stay: values of products, addresses and files are of them.
 *
 * @throws AppError `not_found`; `conflict` when somebody else has changed it, or for a choice that is left out while products have
 *   it; `invalid` for another kind, for fewer choices or decimals than products have, or an unknown category
 */
export function changeOwnFact(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, slug: _, ...input }: OwnFactInput,
): Promise<AdminOwnFact> {
  return db().$transaction(async (tx) => {
    const { updatedAt, id: __, ...stored } = await lockOwnFact(tx, id)
    requireUpdatedAt(updatedAt, expectedUpdatedAt, say('conflict.thisFact'))
    if (input.kind !== stored.kind) throw invalidField('kind', say('ownFacts.kindStays'))
    const { before, after } = differences(stored, input)
    if (Object.keys(after).length > 0) {
      await requireCategories(tx, input.categoryIds)
      await requireUnused(tx, stored, input)
      await tx.ownFact.update({ where: { id }, data: after, select: { id: true } })
      await recordAudit(tx, actor, {
        action: 'ownFact.update',
        entityType: ENTITY,
        entityId: id,
        before,
        after,
      })
      await invalidateTags(tx, [catalogTags.ownFacts])
    }
    return requireAdminOwnFact(tx, id)
  })
}

/** Deletes a fact, with what was known of it of each product. @throws AppError `not_found` */
export function deleteOwnFact(actor: Actor, id: number): Promise<void> {
  return db().$transaction(async (tx) => {
    const { updatedAt: _, id: __, ...before } = await lockOwnFact(tx, id)
    await tx.ownFact.delete({ where: { id } })
    await tx.$executeRaw`
      UPDATE "Product" SET "ownFacts" = "ownFacts" - ${before.slug}::text, "updatedAt" = now()
      WHERE "ownFacts" <> '{}'::jsonb AND jsonb_exists("ownFacts", ${before.slug}::text)`
    await recordAudit(tx, actor, {
      action: 'ownFact.delete',
      entityType: ENTITY,
      entityId: id,
      before,
    })
    await invalidateTags(tx, [catalogTags.ownFacts, catalogTags.products])
  })
}

async function requireCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  if ((await tx.category.count({ where: { id: { in: [...ids] } } })) < ids.length)
    throw invalidField('categoryIds', say('categories.unknown'))
}

type Limits = Pick<OwnFact, 'kind' | 'choices' | 'isSeveral' | 'decimals'>

/** Requires that no product has what a fact would not take any more. */
async function requireUnused(tx: Tx, stored: Limits & { slug: string }, input: Limits) {
  const { slug } = stored
  const value = Prisma.sql`p."ownFacts" -> ${slug}::text`
  for (const choice of stored.choices) {
    if (input.choices.some((each) => each.slug === choice.slug)) continue
    const holder = JSON.stringify({ [slug]: [choice.slug] })
    const products = await countProducts(tx, Prisma.sql`p."ownFacts" @> ${holder}::jsonb`)
    if (products > 0)
      throw fieldError(
        'conflict',
        'choices',
        say('ownFacts.choiceInUse', { name: choice.names.en ?? choice.slug, count: products }),
      )
  }
  if (stored.isSeveral && !input.isSeveral) {
    const products = await countProducts(
      tx,
      Prisma.sql`CASE WHEN jsonb_typeof(${value}) = 'array' THEN jsonb_array_length(${value}) > 1 END`,
    )
    if (products > 0)
      throw fieldError('conflict', 'isSeveral', say('ownFacts.severalInUse', { count: products }))
  }
  if (input.decimals < stored.decimals) {
    const longer = `[.][0-9]{${input.decimals + 1}}`
    const products = await countProducts(
      tx,
      Prisma.sql`p."ownFacts" ->> ${slug}::text ~ ${longer}::text`,
    )
    if (products > 0)
      throw fieldError('conflict', 'decimals', say('ownFacts.decimalsInUse', { count: products }))
  }
}

async function countProducts(tx: Tx, condition: Prisma.Sql): Promise<number> {
  const rows = await rowsOf(
    tx,
    TOTAL_ROW,
    Prisma.sql`
    SELECT count(*)::int AS "total" FROM "Product" p WHERE p."ownFacts" <> '{}'::jsonb AND ${condition}`,
  )
  return rows[0]?.total ?? 0
}
