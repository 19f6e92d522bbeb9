import 'server-only'
import { ENDLESS } from '@/lib/catalog/product-facts'
import { Prisma } from '@/lib/core/db'
import { toDecimal } from '@/lib/core/money'
import type { Bounds, PriceLimit } from './bounds-names'

const PRICE_SQL: Record<PriceLimit, (price: Prisma.Sql) => Prisma.Sql> = {
  below: (price) => Prisma.sql`l."price" < ${price}`,
  upTo: (price) => Prisma.sql`l."price" <= ${price}`,
  above: (price) => Prisma.sql`l."price" > ${price}`,
}

/** The conditions of bounds on `l`, the rows of a list. Unknown facts are within none. */
export function boundsWhere(bounds: Bounds): Prisma.Sql {
  const { platform, isPerpetual, termMonths, devices, isAtLeast, price } = bounds
  const facts: Prisma.Sql[] = []
  if (platform !== null) facts.push(Prisma.sql`f."platforms" && ARRAY[${platform}]::text[]`)
  if (isPerpetual) facts.push(Prisma.sql`f."licenseType" = 'perpetual'`)
  if (termMonths !== null) facts.push(Prisma.sql`f."termMonths" = ${termMonths}::int`)
  if (devices !== null)
    facts.push(
      isAtLeast
        ? Prisma.sql`(f."devices" >= ${devices}::int OR f."devices" = ${ENDLESS}::int)`
        : Prisma.sql`f."devices" = ${devices}::int`,
    )
  const conditions = [Prisma.sql`true`]
  // As for the filters (listingWhere).
  if (facts.length > 0)
    conditions.push(Prisma.sql`(l."factsId" IN (
      SELECT f."id" FROM "ProductFacts" f WHERE ${Prisma.join(facts, ' AND ')})) IS TRUE`)
  if (price !== null)
    conditions.push(
      PRICE_SQL[price.limit](Prisma.sql`${toDecimal(price.ownCents ?? price.cents)}::numeric`),
    )
  return Prisma.join(conditions, ' AND ')
}
