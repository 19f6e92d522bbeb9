import 'server-only'
import { Prisma } from '@/lib/core/db'
import { type FactFilter, readFactFilter } from './own-fact-rules'

/** Whether a product of `p` has a value that a filter asks for. */
function matching(filter: FactFilter): Prisma.Sql {
  const { slug } = filter
  if ('value' in filter) {
    const has = (value: unknown) =>
      Prisma.sql`p."ownFacts" @> ${JSON.stringify({ [slug]: value })}::jsonb`
    return filter.value === 'true' || filter.value === 'false'
      ? Prisma.sql`(${has([filter.value])} OR ${has(filter.value === 'true')})`
      : has([filter.value])
  }
  const stored = Prisma.sql`p."ownFacts" ->> ${slug}::text`
  const bounds = [
    ...(filter.from === null ? [] : [Prisma.sql`n."number" >= ${filter.from}::numeric`]),
    ...(filter.to === null ? [] : [Prisma.sql`n."number" <= ${filter.to}::numeric`]),
  ]
  // What is no number is none, and is not cast.
  return Prisma.sql`EXISTS (
    SELECT FROM (SELECT CASE WHEN ${stored} ~ '^-?[0-9]+([.][0-9]+)?$' THEN (${stored})::numeric END) n("number")
    WHERE ${Prisma.join(bounds, ' AND ')})`
}

/**
 * The condition of filters by the owner's facts on `l`, the rows of a list: of one fact one of the values, of several all. Products
 * without such facts are in none of its indexes.
 */
export function ownFactsWhere(filters: readonly string[]): Prisma.Sql {
  const read = filters.flatMap((text) => readFactFilter(text) ?? [])
  const slugs = [...new Set(read.map(({ slug }) => slug))]
  const conditions = slugs.map((slug) => {
    const any = read.filter((each) => each.slug === slug).map(matching)
    return Prisma.sql`(${Prisma.join(any, ' OR ')})`
  })
  // What can't be read matches nothing.
  if (read.length < filters.length) conditions.push(Prisma.sql`false`)
  return Prisma.sql`l."productId" IN (
    SELECT p."id" FROM "Product" p WHERE p."ownFacts" <> '{}'::jsonb AND ${Prisma.join(conditions, ' AND ')})`
}

/** The condition of having any of the owner's facts, on `l`. */
export const HAS_OWN_FACTS = Prisma.sql`l."productId" IN (
  SELECT p."id" FROM "Product" p WHERE p."ownFacts" <> '{}'::jsonb)`
