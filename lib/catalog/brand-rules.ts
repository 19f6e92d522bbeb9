import type { TranslatedLocale } from '@/lib/i18n/locales'
import { slugOf } from './product-rules'

/** A publisher, as shoppers look for it. */
export type Brand = { name: string; slug: string }

/** How the owner presents a publisher; without it there are its name and initials. */
export type BrandPresentation = {
  /** A picture of the store. */
  image: string | null
  /** What it is, by language. */
  texts: { readonly [Language in TranslatedLocale]?: string }
  homePage: string | null
  isFeatured: boolean
  position: number
}

/** A brand with what a page says of it. */
export type PresentedBrand = Brand & {
  image: string | null
  /** Empty where nothing is said. */
  text: string
  homePage: string | null
  isFeatured: boolean
}

/**
 * The brands as a page in a language shows them: the featured ones first, then the others that are presented, as the owner
 * ordered them, then the rest by name.
 *
 * @param brands in the order of their names
 */
export function presentedBrands(
  brands: readonly Brand[],
  pages: Readonly<Record<string, BrandPresentation>>,
  language: TranslatedLocale,
): PresentedBrand[] {
  // A publisher may be called as something that every object has.
  const pageOf = ({ name }: Brand) => (Object.hasOwn(pages, name) ? pages[name] : undefined)
  const placeOf = (brand: Brand): [number, number] => {
    const page = pageOf(brand)
    return page ? [page.isFeatured ? 0 : 1, page.position] : [2, 0]
  }
  return [...brands]
    .sort((a, b) => {
      const [kindA, positionA] = placeOf(a)
      const [kindB, positionB] = placeOf(b)
      return kindA - kindB || positionA - positionB
    })
    .map((brand) => {
      const page = pageOf(brand)
      return {
        ...brand,
        image: page?.image ?? null,
        text: page?.texts[language] || page?.texts.en || '',
        homePage: page?.homePage ?? null,
        isFeatured: page?.isFeatured ?? false,
      }
    })
}

/**
 * The brands by their publishers' names. Of several whose names give the same address, the later ones get a number; a name
 * without Latin letters has no address, and so no page.
 *
 * @param publishers each once, in their order
 */
export function brandsOf(publishers: readonly string[]): Brand[] {
  const taken = new Set<string>()
  return publishers.flatMap((name) => {
    const base = slugOf(name)
    if (base === '') return []
    let slug = base
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
    taken.add(slug)
    return { name, slug }
  })
}

/** Up to two letters in the place of a logo: `Gen Digital` is GD, `McAfee` M, `TaxAct` T. */
export function initialsOf(name: string): string {
  const [first = '', second = ''] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return [first, second].map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '').join('')
}

/** What the subcategories of a category are: each its own publisher's, or several of one. */
export type SubcategoryKind = 'brand' | 'series'

/**
 * What subcategories are called: brands, unless a publisher has several of them; then they are series.
 *
 * @param publishers of the products of each subcategory
 */
export function subcategoryKind(publishers: readonly (readonly string[])[]): SubcategoryKind {
  const all = publishers.flatMap((names) => [...new Set(names)])
  return new Set(all).size < all.length ? 'series' : 'brand'
}

type Node = { id: number; parentId: number | null; name: string }

/**
 * The main categories and the series of a brand's products, in the order of the categories. One that is named like the
 * brand is no series of it.
 *
 * @param ids of the categories that have a product of it
 */
export function placesOfBrand<Category extends Node>(
  { name }: Pick<Brand, 'name'>,
  ids: readonly number[],
  categories: readonly Category[],
): { categories: Category[]; series: Category[] } {
  const own = categories.filter(({ id }) => ids.includes(id))
  const mainIds = new Set(own.map(({ id, parentId }) => parentId ?? id))
  return {
    categories: categories.filter(({ id }) => mainIds.has(id)),
    series: own.filter(
      (category) =>
        category.parentId !== null && category.name.toLowerCase() !== name.toLowerCase(),
    ),
  }
}
