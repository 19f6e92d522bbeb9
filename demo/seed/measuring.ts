import { db } from '@/lib/core/db'

/**
 * Fills the catalogue up to a number of products, as variations of the real ones, for measuring.
 *
 * @returns the number added
 */
export async function seedForMeasuring(total: number): Promise<number> {
  const present = await db().product.count()
  const missing = Math.max(0, total - present)
  const batch = 20_000
  for (let done = 0; done < missing; done += batch)
    await addVariations(present + done, Math.min(batch, missing - done))
  await db().$executeRaw`ANALYZE "Product"`
  return missing
}

async function addVariations(from: number, count: number): Promise<void> {
  await db().$executeRaw`
    WITH templates AS (
      SELECT *, row_number() OVER (ORDER BY "id") - 1 AS place, count(*) OVER () AS available
      FROM "Product" WHERE "slug" NOT LIKE '%-edition-%'
    )
    INSERT INTO "Product" ("slug", "name", "description", "publisher", "price", "originalPrice", "image",
      "additionalImages", "rating", "reviewCount", "features", "inStock", "isFeatured", "deliveryInfo", "license",
      "version", "supportedLanguages", "systemRequirements", "hasKeyPool", "categoryId", "updatedAt")
    SELECT t."slug" || '-edition-' || n, t."name" || ' Edition ' || n, t."description" || ' Catalogue number ' || md5(n::text) || '.',
      t."publisher", round((5 + (n * 7919) % 49500 / 100.0)::numeric, 2), NULL, t."image",
      t."additionalImages", 3 + (n * 31) % 21 / 10.0, (n * 17) % 5000, t."features", n % 20 <> 0, false, t."deliveryInfo",
      t."license", t."version", t."supportedLanguages", t."systemRequirements", t."hasKeyPool", t."categoryId", now()
    FROM generate_series(${from + 1}::int, ${from + count}::int) AS n
    JOIN templates t ON t.place = n % t.available`
}
