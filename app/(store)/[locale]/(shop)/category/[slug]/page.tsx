import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { FinderInvite } from '@/components/catalog/edition-finder/finder-invite'
import { BrandGrid } from '@/components/catalog/listing/brand-grid'
import { CategoryBanner } from '@/components/catalog/listing/category-banner'
import { Listing } from '@/components/catalog/listing/listing'
import { toProductCardData } from '@/components/storefront/product-card-data'
import { cachedSubcategoryKind } from '@/lib/catalog/brands'
import { cachedFilterValues, cachedProducts, listedOwnFacts } from '@/lib/catalog/cached-listings'
import type { Category } from '@/lib/catalog/contracts'
import { cachedCandidates } from '@/lib/catalog/edition-finder/candidates'
import { isWorthAsking } from '@/lib/catalog/edition-finder/find-editions'
import { PAGE_SIZE } from '@/lib/catalog/listing-choices'
import { categoryBySlug, categoryIn, mainCategories, subcategoriesIn } from '@/lib/catalog/queries'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { shownLanguages } from '@/lib/catalog/translations/shown-languages'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { categoryPicture } from '@/lib/content/seo/share-picture-url'
import { atLeastOne } from '@/lib/platform/static-params'
import { categoryCrumbs } from '../../category-crumbs'
import { NoCategoryHere } from './no-category'
import { generateMetadata as notFoundMetadata } from './not-found'

type Props = { params: Promise<{ locale: string; slug: string }> }

const SORTS = ['popularity', 'price-low', 'price-high', 'newest', 'rating'] as const
const SKELETONS = 10

/** The main categories are rendered by the build; the others on their first visit. */
export async function generateStaticParams() {
  const slugs = (await mainCategories()).map(({ slug }) => ({ slug }))
  return atLeastOne(slugs, { slug: '-' })
}

async function categoryOf(params: Props['params']): Promise<Category | null> {
  const category = await categoryBySlug((await params).slug)
  return category && categoryIn(category, await getLocale())
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = await categoryOf(params)
  if (!category) return notFoundMetadata()
  return pageMetadata(await pageDetails(category))
}

async function pageDetails(category: Category): Promise<PageDetails> {
  const [t, locale] = await Promise.all([getTranslations('category'), getLocale()])
  return {
    locale,
    path: `/category/${category.slug}`,
    title: t('metaTitle', { name: category.name }),
    description: category.description,
    picture: categoryPicture(category),
    languages: await shownLanguages('category', category.id),
  }
}

export default async function CategoryPage({ params }: Props) {
  const category = await categoryOf(params)
  if (!category) return <NoCategoryHere slug={(await params).slug} />
  const locale = await getLocale()
  const asked = await catalogueLanguage(locale)
  const [crumbs, subcategories, kind, values, ownFacts, candidates, { products, ...found }] =
    await Promise.all([
      categoryCrumbs(category),
      subcategoriesIn(category.id, locale),
      cachedSubcategoryKind(category.id),
      cachedFilterValues(category.slug),
      listedOwnFacts(locale, category.slug),
      cachedCandidates(category.id),
      cachedProducts({ category: category.slug, limit: PAGE_SIZE, ...asked }),
    ])
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <PageStructuredData page={await pageDetails(category)} crumbs={crumbs} products={products} />
      <CategoryBanner category={category} crumbs={crumbs} productCount={found.total} />
      {subcategories.length > 0 && <BrandGrid brands={subcategories} kind={kind} />}
      {isWorthAsking(candidates) && <FinderInvite category={category.slug} />}
      <div className="mt-8">
        <Listing
          key={category.slug}
          first={{ products: products.map(toProductCardData), ...found }}
          values={values}
          ownFacts={ownFacts}
          totalCount={found.total}
          sorts={SORTS}
          skeletons={SKELETONS}
          category={category.slug}
          language={asked.language}
        />
      </div>
    </div>
  )
}
