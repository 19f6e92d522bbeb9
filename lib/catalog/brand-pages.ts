import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db, type Tx } from '@/lib/core/db'
import type { AdminBrand } from './brand-page-contracts'
import { brandTextsSchema } from './brand-page-contracts'
import type { BrandPresentation } from './brand-rules'
import { catalogTags } from './cache-tags'

/** How the owner presents publishers, by their names. Cached. */
export async function cachedBrandPages(): Promise<Record<string, BrandPresentation>> {
  'use cache'
  cacheTag(catalogTags.brands)
  cacheLife('hours')
  const rows = await db().brandPage.findMany()
  return Object.fromEntries(
    rows.map(({ publisher, image, texts, homePage, isFeatured, position }) => [
      publisher,
      { image, texts: brandTextsSchema.parse(texts), homePage, isFeatured, position },
    ]),
  )
}

const NOTHING = {
  image: null,
  texts: {},
  homePage: null,
  isFeatured: false,
  position: 0,
  updatedAt: null,
} as const

/** All publishers of products, and those that are presented without having any, by name. */
export async function adminBrands(tx: Tx = db()): Promise<AdminBrand[]> {
  const [counts, pages] = await Promise.all([
    tx.product.groupBy({ by: ['publisher'], _count: true, where: { publisher: { not: '' } } }),
    tx.brandPage.findMany(),
  ])
  const countOf = new Map(counts.map(({ publisher, _count }) => [publisher, _count]))
  const pageOf = new Map(pages.map((page) => [page.publisher, page]))
  return [...new Set([...countOf.keys(), ...pageOf.keys()])]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((publisher) => {
      const page = pageOf.get(publisher)
      return {
        ...NOTHING,
        publisher,
        productCount: countOf.get(publisher) ?? 0,
        ...(page && {
          image: page.image,
          texts: brandTextsSchema.parse(page.texts),
          homePage: page.homePage,
          isFeatured: page.isFeatured,
          position: page.position,
          updatedAt: page.updatedAt.toISOString(),
        }),
      }
    })
}
