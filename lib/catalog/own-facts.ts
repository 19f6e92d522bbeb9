import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { lockRows, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { catalogTags } from './cache-tags'
import { type AdminOwnFact, ownFactSchema } from './own-fact-contracts'
import { factsWith, type GivenFacts, type OwnFact, type OwnFactValues } from './own-fact-rules'

const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] as const

/** The owner's facts in their order. */
export async function currentOwnFacts(tx: Tx = db()): Promise<OwnFact[]> {
  const rows = await tx.ownFact.findMany({ orderBy: [...IN_ORDER] })
  return rows.map((row) => ownFactSchema.parse(row))
}

/** {@link currentOwnFacts}: cached until one of them changes. */
export async function cachedOwnFacts(): Promise<OwnFact[]> {
  'use cache'
  cacheTag(catalogTags.ownFacts)
  cacheLife('hours')
  return currentOwnFacts()
}

/** A fact, locked until the transaction ends. @throws AppError `not_found` */
export async function lockOwnFact(tx: Tx, id: number): Promise<OwnFact & { updatedAt: Date }> {
  await lockRows(tx, 'OwnFact', { id })
  const row = await tx.ownFact.findUnique({ where: { id } })
  if (!row) throw new AppError('not_found', say('ownFacts.unknown'))
  return { ...ownFactSchema.parse(row), updatedAt: row.updatedAt }
}

const usedRow = z.object({ slug: z.string(), products: z.number() })

/** The facts with how many products each is known of, in their order. */
export async function adminOwnFacts(tx: Tx = db()): Promise<AdminOwnFact[]> {
  const rows = await tx.ownFact.findMany({ orderBy: [...IN_ORDER] })
  const used = await rowsOf(
    tx,
    usedRow,
    Prisma.sql`
    SELECT k."slug", count(*)::int AS "products"
    FROM "Product" p CROSS JOIN LATERAL jsonb_object_keys(p."ownFacts") k("slug")
    WHERE p."ownFacts" <> '{}'::jsonb GROUP BY 1`,
  )
  return rows.map((row) => ({
    ...ownFactSchema.parse(row),
    productCount: used.find(({ slug }) => slug === row.slug)?.products ?? 0,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** One fact of the back office. @throws AppError `not_found` */
export async function requireAdminOwnFact(tx: Tx, id: number): Promise<AdminOwnFact> {
  const fact = (await adminOwnFacts(tx)).find((each) => each.id === id)
  if (!fact) throw new AppError('not_found', say('ownFacts.unknown'))
  return fact
}

/**
 * What is known of a product once something is said of some of its facts.
 *
 * @throws AppError `invalid` naming the fact, for one that there is not, or a value that it does not take
 */
export async function requireOwnFacts(
  tx: Tx,
  stored: OwnFactValues,
  given: GivenFacts,
): Promise<OwnFactValues> {
  if (Object.keys(given).length === 0) return stored
  const read = factsWith(await currentOwnFacts(tx), stored, given)
  if ('problem' in read) throw fieldError('invalid', read.problem.field, read.problem.text)
  return read.values
}
