import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Actor } from '@/lib/staff/audit'
import type { AdminProduct } from './admin-contracts'
import { requireAdminProduct } from './back-office-queries'
import { bundleOf } from './bundles/queries'
import { saveParts } from './bundles/save-parts'
import { copyName, copySlug, copySlugStem } from './copy-names'
import { createProduct } from './create-product'
import { stillKnown } from './own-fact-rules'
import { currentOwnFacts } from './own-facts'
import { PRODUCT_FIELD_SELECT, productFieldsOf } from './product-fields'
import { PRODUCT_DEFAULTS, UNRATED } from './product-rules'
import { pricesWithoutSale } from './sales/prices-of-sales'

/**
 * Adds a copy of a product, hidden until somebody shows it: without its keys, files, reviews, sales, and the numbers and texts that are
 * only its own.
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
  const related = await db().product.findMany({
    where: { id: { in: fields.relatedProductIds } },
    select: { id: true },
  })
  const copy = await createProduct(actor, {
    ...fields,
    // One that is gone may come back to the product, but can't be chosen anew.
    relatedProductIds: fields.relatedProductIds.filter((each) =>
      related.some((one) => one.id === each),
    ),
    ownFacts: stillKnown(await currentOwnFacts(), fields.ownFacts),
    name: copyName(fields.name),
    slug: copySlug(fields.slug, new Set(taken.map(({ slug }) => slug))),
    isHidden: true,
    publishAt: null,
    // By hand until it has keys of its own.
    availableFrom: null,
    isFeatured: false,
    // Each names one product alone.
    sku: null,
    gtin: null,
    // Search engines take pages with the same title for one.
    seoTitle: '',
    seoDescription: '',
    delivery: PRODUCT_DEFAULTS.delivery,
    rating: UNRATED,
    reviewCount: PRODUCT_DEFAULTS.reviewCount,
  })
  const { parts } = await bundleOf(id)
  if (parts.length === 0) return copy
  await saveParts(actor, copy.id, {
    parts: parts.map(({ productId, quantity }) => ({ productId, quantity })),
  })
  return requireAdminProduct(copy.id)
}
