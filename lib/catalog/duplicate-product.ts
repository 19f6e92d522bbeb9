import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Actor } from '@/lib/staff/audit'
import type { AdminProduct } from './admin-contracts'
import { copyName, copySlug, copySlugStem } from './copy-names'
import { createProduct } from './create-product'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { PRODUCT_DEFAULTS, UNRATED } from './product-rules'
import { pricesWithoutSale } from './sales/prices-of-sales'

/**
 * Adds a copy of a product, hidden until somebody shows it: without its keys, files, reviews and sales.
 *
 * @throws AppError `not_found`; `conflict` when another copy is made at this moment; `invalid` when its family is full or
 *   a picture of it is gone
 */
export async function duplicateProduct(actor: Actor, id: number): Promise<AdminProduct> {
  const row = await db().product.findUnique({ where: { id }, select: PRODUCT_FIELD_SELECT })
  if (!row) throw new AppError('not_found', say('products.unknown'))
  const fields = { ...productFieldsOf(row), ...(await pricesWithoutSale(id)) }
  const taken = await db().product.findMany({
    where: { slug: { startsWith: copySlugStem(fields.slug) } },
    select: { slug: true },
  })
  return createProduct(actor, {
    ...fields,
    name: copyName(fields.name),
    slug: copySlug(fields.slug, new Set(taken.map(({ slug }) => slug))),
    isHidden: true,
    isFeatured: false,
    delivery: PRODUCT_DEFAULTS.delivery,
    rating: UNRATED,
    reviewCount: PRODUCT_DEFAULTS.reviewCount,
  })
}
