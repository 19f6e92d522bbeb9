import 'server-only'
import { Prisma } from '@/lib/core/db'
import type { CollectionKind, CollectionRules } from './collection-rules'
import { factConditions } from './fact-conditions'

/** What chooses the products of a collection. */
export type Choosing = {
  kind: CollectionKind
  productIds: readonly number[]
  rules: CollectionRules
}

const numeric = (amount: string) => Prisma.sql`${amount}::numeric`

/** The conditions of rules on `l`, the rows of a list (ListedProduct): all of them hold. */
function rulesWhere(rules: CollectionRules): Prisma.Sql[] {
  const { publishers, platforms, categoryIds, tags, priceFrom, priceTo, newWithinDays } = rules
  const conditions: Prisma.Sql[] = []
  // Said by lists and their filters in the same words, so that a collection "on sale" is what that filter leaves.
  const facts = factConditions({
    publisher: publishers,
    platform: platforms,
    inStock: rules.inStock || undefined,
    onSale: rules.onSale || undefined,
  })
  if (facts.length > 0)
    conditions.push(Prisma.sql`(l."factsId" IN (
      SELECT f."id" FROM "ProductFacts" f WHERE ${Prisma.join(facts, ' AND ')})) IS TRUE`)
  if (priceFrom !== null) conditions.push(Prisma.sql`l."price" >= ${numeric(priceFrom)}`)
  if (priceTo !== null) conditions.push(Prisma.sql`l."price" <= ${numeric(priceTo)}`)
  // What the pages of the categories list, with their subcategories and what is shown there besides.
  if (categoryIds.length > 0)
    conditions.push(Prisma.sql`EXISTS (
      SELECT 1 FROM "ListedProduct" c WHERE c."productId" = l."productId" AND c."listId" = ANY(${categoryIds}::int[]))`)
  if (tags.length > 0)
    conditions.push(Prisma.sql`l."productId" IN (
      SELECT p."id" FROM "Product" p WHERE p."tags" && ${tags}::text[])`)
  if (newWithinDays !== null)
    conditions.push(Prisma.sql`l."productId" IN (
      SELECT p."id" FROM "Product" p WHERE p."createdAt" >= now() - make_interval(days => ${newWithinDays}::int))`)
  return conditions
}

/**
 * The condition on `l`, the rows of a list (ListedProduct), of being in a collection. One by rules without any has no
 * products, rather than all of them.
 */
export function collectionWhere({ kind, productIds, rules }: Choosing): Prisma.Sql {
  if (kind === 'hand') return Prisma.sql`l."productId" = ANY(${productIds}::int[])`
  const conditions = rulesWhere(rules)
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`false`
}

/** What follows FROM to read `l` with its place among products that were chosen by hand. */
export const withPlaces = ({ productIds }: Choosing): Prisma.Sql => Prisma.sql`(
  SELECT l.*, array_position(${productIds}::int[], l."productId") AS "place" FROM "ListedProduct" l) l`
