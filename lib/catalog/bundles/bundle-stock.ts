import 'server-only'
import { FREE_KEY } from '@/lib/catalog/free-key'
import { Prisma } from '@/lib/core/db'
import { MAX_PART_QUANTITY } from './contracts'

/** How many of the bundle `p` the keys of its parts suffice for; null when that is more than the threshold, or nothing limits it. */
export const bundlesLeftUpTo = (threshold: number) => Prisma.sql`(
  SELECT CASE WHEN min(f."bundles") <= ${threshold} THEN min(f."bundles")::int END FROM (
    SELECT CASE
      WHEN NOT q."inStock" THEN 0
      WHEN q."delivery" = 'keys' THEN (
        SELECT count(*) FROM (
          SELECT 1 FROM "ProductKey" k WHERE k."productId" = q."id" AND ${FREE_KEY}
          LIMIT ${(threshold + 1) * MAX_PART_QUANTITY}
        ) e) / b."quantity"
    END AS "bundles"
    FROM "BundlePart" b JOIN "Product" q ON q."id" = b."partId" WHERE b."bundleId" = p."id"
  ) f)`

/** Whether a part of the product `p` is delivered by hand. */
export const HAS_PART_BY_HAND = Prisma.sql`EXISTS (
  SELECT 1 FROM "BundlePart" b JOIN "Product" q ON q."id" = b."partId"
  WHERE b."bundleId" = p."id" AND q."delivery" = 'manual' AND NOT q."keysByRule")`

/** Products, the parts of the bundles among them, and the bundles that any of these are in. */
export const withBundlesOf = (ids: readonly number[]) => Prisma.sql`(
  SELECT unnest(${[...ids]}::int[])
  UNION SELECT b."partId" FROM "BundlePart" b WHERE b."bundleId" = ANY(${[...ids]})
  UNION SELECT b."bundleId" FROM "BundlePart" b WHERE b."partId" = ANY(${[...ids]})
  UNION SELECT o."bundleId" FROM "BundlePart" b JOIN "BundlePart" o USING ("partId") WHERE b."bundleId" = ANY(${[...ids]}))`
