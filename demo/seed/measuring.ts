import { db, Prisma, type Tx } from '@/lib/core/db'

/** More than this are added without indexes, which are then made anew. */
const FEW = 20_000
const BATCH = 20_000
const TIMEOUT_MS = 30 * 60_000

/**
 * Fills the catalogue up to a number of products, as variations of the real ones, for measuring.
 *
 * @returns the number added
 */
export async function seedForMeasuring(total: number): Promise<number> {
  const present = await db().product.count()
  const missing = Math.max(0, total - present)
  if (missing <= FEW) await addVariations(db(), present, missing)
  else
    await db().$transaction((tx) => addMany(tx, present, missing), {
      timeout: TIMEOUT_MS,
      maxWait: 10_000,
    })
  if (missing > 0) await db().$executeRaw`VACUUM (ANALYZE)`
  return missing
}

async function addMany(tx: Tx, present: number, missing: number): Promise<void> {
  await tx.$executeRaw`SET LOCAL maintenance_work_mem = '512MB'`
  const indexes = await tx.$queryRaw<{ name: string; definition: string }[]>`
    SELECT i."indexname" AS "name", i."indexdef" AS "definition" FROM pg_indexes i
    WHERE i."schemaname" = 'public' AND i."tablename" IN ('Product', 'ProductText', 'ListedProduct', 'SearchWord')
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c."conname" = i."indexname")
      AND i."indexdef" NOT LIKE 'CREATE UNIQUE%'`
  for (const { name } of indexes) await tx.$executeRaw(Prisma.raw(`DROP INDEX "${name}"`))
  await tx.$executeRaw`ALTER TABLE "Product" DISABLE TRIGGER USER`
  for (let done = 0; done < missing; done += BATCH)
    await addVariations(tx, present + done, Math.min(BATCH, missing - done))
  await tx.$executeRaw`ALTER TABLE "Product" ENABLE TRIGGER USER`
  await deriveAll(tx)
  for (const { definition } of indexes) await tx.$executeRaw(Prisma.raw(definition))
}

/** What the triggers would have done, at once. */
async function deriveAll(tx: Tx): Promise<void> {
  await tx.$executeRaw`TRUNCATE "ProductText", "ListedProduct", "ProductList", "ProductFacts", "ListedFacts", "SearchWord"`
  await tx.$executeRaw`
    INSERT INTO "ProductText" ("productId", "standing", "words", "text")
    SELECT "productId", "standing", "words", "text" FROM "ProductWording"`
  await tx.$executeRaw`
    INSERT INTO "SearchWord" ("word", "products") SELECT "word", "products" FROM "CountedWord"`
  await tx.$executeRaw`
    INSERT INTO "ListedProduct" ("listId", "productId", "rating", "price", "name", "isFeatured", "standing", "factsId")
    SELECT "listId", "productId", "rating", "price", "name", "isFeatured", "standing", "factsId" FROM "ProductListing"`
  await tx.$executeRaw`
    INSERT INTO "ProductList" ("id", "total") SELECT "listId", count(*) FROM "ListedProduct" GROUP BY 1`
}

async function addVariations(tx: Tx, from: number, count: number): Promise<void> {
  await tx.$executeRaw`
    WITH templates AS (
      SELECT *, row_number() OVER (ORDER BY "id") - 1 AS place, count(*) OVER () AS available
      FROM "Product" WHERE "slug" NOT LIKE '%-edition-%'
    )
    INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "originalPrice", "image",
      "additionalImages", "rating", "reviewCount", "ratingSource", "features", "inStock", "isFeatured", "deliveryInfo", "license",
      "version", "supportedLanguages", "systemRequirements", "delivery", "platforms", "licenseType", "termMonths", "devices",
      "categoryId", "updatedAt")
    SELECT t."slug" || '-edition-' || n, t."name" || ' Edition ' || n, t."description" || ' Catalogue number ' || md5(n::text) || '.',
      t."publisher", round((5 + (n * 7919::bigint) % 49500 / 100.0)::numeric, 2), NULL, t."image",
      t."additionalImages", 3 + (n * 31::bigint) % 21 / 10.0, (n * 17::bigint) % 5000, 'reviews', t."features", n % 20 <> 0, false, t."deliveryInfo",
      t."license", t."version", t."supportedLanguages", t."systemRequirements", t."delivery", t."platforms", t."licenseType",
      CASE WHEN n % 3 = 0 THEN t."termMonths" ELSE 12 * (n % 4) END, 1 + n % 7, t."categoryId", now()
    FROM generate_series(${from + 1}::int, ${from + count}::int) AS n
    JOIN templates t ON t.place = n % t.available`
}
