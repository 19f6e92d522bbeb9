import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db } from '@/lib/core/db'
import { textLocaleOf } from '@/lib/i18n/locales'
import { cachedBrandPages } from './brand-pages'
import {
  type Brand,
  brandsOf,
  type PresentedBrand,
  placesOfBrand,
  presentedBrands,
  type SubcategoryKind,
  subcategoryKind,
} from './brand-rules'
import { catalogTags } from './cache-tags'
import type { Category } from './contracts'
import { publishers } from './publishers'
import { allCategories } from './queries'

/** The brands of visible products, in the order of their names. */
export const allBrands = async (): Promise<Brand[]> => brandsOf(await publishers())

/** {@link allBrands} as a page in a language shows them, and in that order. */
export const shownBrands = async (locale: string): Promise<PresentedBrand[]> =>
  presentedBrands(await allBrands(), await cachedBrandPages(), textLocaleOf(locale))

/** One brand by its address, as a page in a language shows it, or `null`. */
export const brandBySlug = async (slug: string, locale: string): Promise<PresentedBrand | null> =>
  (await shownBrands(locale)).find((brand) => brand.slug === slug) ?? null

/** The main categories and series that a brand has products in. */
export const cachedPlaces = async (
  brand: Brand,
): Promise<{ categories: Category[]; series: Category[] }> =>
  placesOfBrand(brand, await categoryIdsOf(brand.name), await allCategories())

async function categoryIdsOf(publisher: string): Promise<number[]> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  cacheLife('hours')
  const rows = await db().product.findMany({
    where: { publisher, isHidden: false },
    distinct: ['categoryId'],
    select: { categoryId: true },
  })
  return rows.map(({ categoryId }) => categoryId)
}

/** What the subcategories of a main category are called. */
export async function cachedSubcategoryKind(mainId: number): Promise<SubcategoryKind> {
  'use cache'
  cacheTag(catalogTags.products, catalogTags.categories)
  cacheLife('hours')
  const rows = await db().product.groupBy({
    by: ['categoryId', 'publisher'],
    where: { category: { parentId: mainId }, isHidden: false },
  })
  const ids = [...new Set(rows.map(({ categoryId }) => categoryId))]
  return subcategoryKind(
    ids.map((id) =>
      rows.filter(({ categoryId }) => categoryId === id).map(({ publisher }) => publisher),
    ),
  )
}
