import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { decimalOf } from '@/lib/core/money'
import { column, rowsOf } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import type { Locale } from '@/lib/i18n/locales'
import { catalogTags } from './cache-tags'
import { type Product, typedPricesSchema } from './contracts'
import { MAX_OPTIONS, type Option } from './option-choices'
import { platformsOf } from './product-facts'
import { translationTags } from './translations/cache-tags'
import { inLanguage } from './translations/in-language'

/** Whether `p` can be bought: on sale, and with a key left where it is delivered by keys. */
const CAN_BE_BOUGHT = Prisma.sql`(p."inStock" AND (p."delivery" <> 'keys' OR p."keysLeft" IS DISTINCT FROM 0))`

const cachedOptionsRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  edition: z.string(),
  price: column.decimal,
  prices: typedPricesSchema,
  devices: z.number().nullable(),
  termMonths: z.number().nullable(),
  inStock: z.boolean(),
  platforms: z.array(z.string()),
})

/** The visible products of a family, the cheapest first, in a language if one is given: cached until any product changes. */
export async function cachedOptions(family: string, language?: Locale): Promise<Option[]> {
  'use cache'
  cacheTag(catalogTags.products)
  if (language) cacheTag(translationTags.translations)
  cacheLife('hours')
  const rows = await rowsOf(
    db(),
    cachedOptionsRow,
    Prisma.sql`
    SELECT p."id", p."slug", p."name", p."edition", p."price", p."prices", p."platforms", p."devices", p."termMonths", ${CAN_BE_BOUGHT} AS "inStock"
    FROM "Product" p WHERE p."family" = ${family} AND NOT p."isHidden"
    ORDER BY p."price", p."id" LIMIT ${MAX_OPTIONS}`,
  )
  const options = rows.map((row) => ({
    ...row,
    price: decimalOf(row.price),
    platforms: platformsOf(row.platforms),
  }))
  return language ? inLanguage('product', options, language) : options
}

const withOptionsRow = z.object({ id: z.number(), options: z.number() })

/**
 * Says of the products of a list how many options there are, where one leads its family: the cheapest that can be
 * bought. One statement for all of them, and none where no product has a family.
 */
export async function withOptions(products: Product[]): Promise<Product[]> {
  const families = [...new Set(products.flatMap(({ family }) => family ?? []))]
  if (families.length === 0) return products
  const rows = await rowsOf(
    db(),
    withOptionsRow,
    Prisma.sql`
    SELECT (array_agg(p."id" ORDER BY ${CAN_BE_BOUGHT} DESC, p."price", p."id"))[1] AS "id", count(*)::int AS "options"
    FROM "Product" p WHERE p."family" = ANY(${families}::text[]) AND NOT p."isHidden"
    GROUP BY p."family" HAVING count(*) > 1`,
  )
  const optionsOf = new Map(rows.map(({ id, options }) => [id, options]))
  return products.map((product) => {
    const options = optionsOf.get(product.id)
    return options === undefined ? product : { ...product, options }
  })
}

const withVariantsRow = z.object({
  id: z.number(),
  count: z.number(),
  price: column.decimal,
  prices: typedPricesSchema,
  differ: z.boolean(),
})

/**
 * Says of the products of a list how many variants each stands for, and from which price on where they cost different
 * amounts: that of the cheapest that can be bought. Of those without variants what {@link withOptions} does. No statement where no
 * product has a family.
 */
export async function withVariants(products: Product[]): Promise<Product[]> {
  const ids = products.flatMap(({ id, family }) => (family === null ? [] : [id]))
  if (ids.length === 0) return products
  const listed = rowsOf(
    db(),
    withVariantsRow,
    Prisma.sql`
    SELECT s."id", v."count", v."differ", c."price", c."prices"
    FROM "Product" s CROSS JOIN LATERAL (
      SELECT count(*)::int AS "count", min(p."price") < max(p."price") AS "differ",
        (array_agg(p."id" ORDER BY ${CAN_BE_BOUGHT} DESC, p."price", p."id"))[1] AS "cheapest"
      FROM "Product" p WHERE p."family" = s."family" AND p."variantOf" = s."variantOf" AND NOT p."isHidden"
    ) v JOIN "Product" c ON c."id" = v."cheapest"
    WHERE s."id" = ANY(${ids}::int[]) AND v."count" > 1`,
  )
  const [rows, leading] = await Promise.all([listed, withOptions(products)])
  const variantsOf = new Map(
    rows.map(({ id, count, differ, price, prices }) => [
      id,
      { count, from: differ ? { price: decimalOf(price), prices } : null },
    ]),
  )
  return leading.map(({ options, ...product }) => {
    const variants = variantsOf.get(product.id)
    if (variants) return { ...product, variants }
    return options === undefined ? product : { ...product, options }
  })
}

const requireFamiliesInBoundsRow = z.object({ family: z.string() })

/** After products came into families. @throws AppError `invalid` for a family that has become too large */
export async function requireFamiliesInBounds(
  tx: Tx,
  families: readonly (string | null | undefined)[],
): Promise<void> {
  const named = [...new Set(families.flatMap((family) => family ?? []))]
  if (named.length === 0) return
  const [large] = await rowsOf(
    tx,
    requireFamiliesInBoundsRow,
    Prisma.sql`
    SELECT p."family" FROM "Product" p WHERE p."family" = ANY(${named}::text[])
    GROUP BY 1 HAVING count(*) > ${MAX_OPTIONS} ORDER BY 1 LIMIT 1`,
  )
  if (large)
    throw invalidField(
      'family',
      say('products.familyAtMost', { family: large.family, max: MAX_OPTIONS }),
    )
}
