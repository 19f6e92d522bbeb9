import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OwnBlock } from '@/app/(store)/[locale]/own-block'
import { RecentlyViewed } from '@/components/catalog/recently-viewed/recently-viewed'
import { CategoryTiles, type TileCategory } from '@/components/content/homepage/category-tiles'
import { CollectionRow } from '@/components/content/homepage/collection-row'
import { FeaturedProducts } from '@/components/content/homepage/featured-products'
import { Hero } from '@/components/content/homepage/hero'
import { HomeCallToAction } from '@/components/content/homepage/home-call-to-action'
import { LicenceChoice } from '@/components/content/homepage/licence-choice'
import { ListSection } from '@/components/content/homepage/list-section'
import { NeedTiles } from '@/components/content/homepage/need-tiles'
import { PublisherRow } from '@/components/content/homepage/publisher-row'
import { SpecialOffers } from '@/components/content/homepage/special-offers'
import { TrustStrip } from '@/components/content/homepage/trust-strip'
import { WhyChooseUs } from '@/components/content/homepage/why-choose-us'
import { NewsletterBox } from '@/components/marketing/newsletter/newsletter-box'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { classNames } from '@/components/ui/class-names'
import { cachedFilterValues, cachedProducts } from '@/lib/catalog/cached-listings'
import { homeCollections } from '@/lib/catalog/collections'
import type { Category } from '@/lib/catalog/contracts'
import { categoryAt } from '@/lib/catalog/queries'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { articleAt } from '@/lib/content/articles/queries'
import { speechOf } from '@/lib/content/blocks/block-words'
import { NEEDS } from '@/lib/content/homepage/needs'
import { textLocaleOf } from '@/lib/i18n/locales'
import { countedFigures } from '@/lib/overview/counted-figures'
import type { Block } from '@/lib/settings/blocks'
import {
  type HeroTexts,
  type HomeSection,
  isBlockPlace,
  type PlacedSection,
  placeOf,
} from '@/lib/settings/home-page-settings'
import type { Promises } from '@/lib/settings/promises'
import { type StatedFigures, shownFigures } from '@/lib/settings/stated-figures'

const FEATURED_COUNT = 8
const OFFER_COUNT = 4
const SECTION_COUNT = 4
const NEED_COUNT = 4
const PUBLISHER_COUNT = 8

/** Where Office is sold for good and by the year, and the article that compares the two. */
const BOUGHT_ONCE = 'office-2024'
const SUBSCRIBED = 'microsoft-365'
const CHOICE_ARTICLE = 'subscription-or-perpetual-licence'

type HomePageContentProps = {
  hero: HeroTexts
  heroImage: string
  /** The visible sections in order. */
  sections: readonly PlacedSection[]
  /** Those of the owner's, hidden ones too. */
  blocks: readonly Block[]
  /** The store's, for blocks without words in the page's. */
  defaultLanguage: string
  categories: readonly TileCategory[]
  storeName: string
  promises: Promises
  stated: StatedFigures
}

/** The home page, for `/` and for the preview of a draft. */
export async function HomePageContent({
  hero,
  heroImage,
  sections,
  blocks,
  defaultLanguage,
  categories,
  storeName,
  promises,
  stated,
}: HomePageContentProps) {
  const [locale, counted] = await Promise.all([getLocale(), countedFigures()])
  const figures = shownFigures(stated, counted, textLocaleOf(locale))
  const content: Record<HomeSection, ReactNode> = {
    promises: <TrustStrip promises={promises} />,
    categories: <CategoryTiles categories={categories} />,
    featured: <Featured />,
    collections: <Collections />,
    needs: <Needs />,
    offers: <Offers />,
    officeChoice: <OfficeChoice />,
    bestOfCategories: <BestOfCategories categories={categories} />,
    publishers: <Publishers />,
    reasons: <WhyChooseUs storeName={storeName} promises={promises} figures={figures} />,
    callToAction: <HomeCallToAction promises={promises} />,
    newsletter: (
      <div className="page-width">
        <NewsletterBox />
      </div>
    ),
  }
  return (
    <>
      <Hero texts={hero} image={heroImage} promises={promises} customers={figures.customers} />
      {sections.map((section, index) => (
        <div
          key={section}
          className={classNames(
            'empty:hidden',
            spacing(sections, index),
            index > 0 && 'below-the-fold',
          )}
        >
          {isBlockPlace(section)
            ? blocks
                .filter((block) => placeOf(block) === section)
                .map((block) => (
                  <OwnBlock
                    key={block.id}
                    block={block}
                    speech={speechOf(block, locale, defaultLanguage)}
                  />
                ))
            : content[section]}
        </div>
      ))}
      <ClientMessages namespaces={['recentlyViewed']}>
        <RecentlyViewed
          className={classNames(
            'page-width pb-12 sm:pb-16',
            isBand(sections.at(-1)) && 'pt-12 sm:pt-16',
          )}
        />
      </ClientMessages>
    </>
  )
}

/** Sections with a full-width background; the others have none. */
const BANDS: readonly PlacedSection[] = ['promises', 'offers', 'reasons', 'callToAction']

/** Above the first section is the hero, which is one, too. */
const isBand = (section: PlacedSection | undefined) =>
  section === undefined || BANDS.includes(section)

/** Equal spacing between sections in any order; adjacent bands touch. */
function spacing(sections: readonly PlacedSection[], index: number): string {
  if (isBand(sections[index])) return isBand(sections[index - 1]) ? '-mt-px' : 'mt-12 sm:mt-16'
  return index === sections.length - 1 ? 'py-12 sm:py-16' : 'pt-12 sm:pt-16'
}

/** The language that products are named in. */
const asked = async () => catalogueLanguage(await getLocale())

async function Featured() {
  const { products } = await cachedProducts({
    featured: true,
    limit: FEATURED_COUNT,
    ...(await asked()),
  })
  return <FeaturedProducts products={products} />
}

async function Offers() {
  const { products } = await cachedProducts({
    deal: 'featured',
    limit: OFFER_COUNT,
    ...(await asked()),
  })
  return <SpecialOffers products={products} />
}

/** A section for each main category with products. */
async function BestOfCategories({ categories }: { categories: readonly Category[] }) {
  const best = await Promise.all(
    categories.map(async (category) => ({
      category,
      ...(await cachedProducts({
        category: category.slug,
        limit: SECTION_COUNT,
        ...(await asked()),
      })),
    })),
  )
  const selling = best.filter(({ products }) => products.length > 0)
  if (selling.length === 0) return null
  return (
    <div className="page-width category-charts">
      {selling.map(({ category, products }) => (
        <ListSection
          key={category.id}
          id={`category-${category.slug}`}
          name={category.name}
          href={`/category/${category.slug}`}
          products={products}
        />
      ))}
    </div>
  )
}

/** The first products of the collections that are meant for the home page. */
async function Collections() {
  const lists = await Promise.all(
    (await homeCollections()).map(async ({ slug, name }) => ({
      slug,
      name,
      products: (
        await cachedProducts({
          collection: slug,
          limit: SECTION_COUNT,
          ...(await asked()),
        })
      ).products,
    })),
  )
  const filled = lists.filter(({ products }) => products.length > 0)
  if (filled.length === 0) return null
  return (
    <div className="page-width space-y-12 sm:space-y-16">
      {filled.map((list) => (
        <CollectionRow key={list.slug} {...list} />
      ))}
    </div>
  )
}

/** Needs whose lists have products. */
async function Needs() {
  const lists = await Promise.all(
    NEEDS.map(async ({ need, category: slug, filters = {} }) => {
      const category = await categoryAt(slug)
      if (!category) return []
      const { products } = await cachedProducts({ category: category.slug, ...filters, limit: 1 })
      if (products.length === 0) return []
      const query = new URLSearchParams(
        Object.entries(filters).flatMap(([name, values]) =>
          values.map((value) => [name, String(value)]),
        ),
      )
      return { need, href: `/category/${category.slug}${query.size > 0 ? `?${query}` : ''}` }
    }),
  )
  return <NeedTiles needs={lists.flat().slice(0, NEED_COUNT)} />
}

/** A list of one kind of licence: its cheapest product, and its first. */
async function licenceList(slug: string) {
  const category = await categoryAt(slug)
  if (!category) return null
  const query = { category: category.slug, limit: 1 }
  const [first, cheapest] = await Promise.all([
    cachedProducts(query),
    cachedProducts({ ...query, sort: 'price-low' }),
  ])
  const [best, from] = [first.products[0], cheapest.products[0]]
  return best && from
    ? { name: category.name, href: `/category/${category.slug}`, best: best.id, from: from.price }
    : null
}

async function OfficeChoice() {
  const [once, subscription, article] = await Promise.all([
    licenceList(BOUGHT_ONCE),
    licenceList(SUBSCRIBED),
    articleAt(CHOICE_ARTICLE),
  ])
  if (!once || !subscription) return null
  return (
    <LicenceChoice
      once={once}
      subscription={subscription}
      article={article && `/knowledge/${article.slug}`}
    />
  )
}

async function Publishers() {
  const { publisher } = await cachedFilterValues()
  return <PublisherRow publishers={publisher.slice(0, PUBLISHER_COUNT).map(({ value }) => value)} />
}
