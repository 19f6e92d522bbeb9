import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { BrandMark } from '@/components/catalog/brands/brand-mark'
import { PlaceLinks } from '@/components/catalog/brands/place-links'
import { ProductCards } from '@/components/catalog/product-cards'
import { MissingPage } from '@/components/storefront/missing-page'
import { toProductCardData } from '@/components/storefront/product-card-data'
import { Breadcrumb } from '@/components/storefront/structured-data/breadcrumb'
import { buttonStyle } from '@/components/ui/button'
import type { PresentedBrand } from '@/lib/catalog/brand-rules'
import { brandBySlug, cachedPlaces } from '@/lib/catalog/brands'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import { PAGE_SIZE } from '@/lib/catalog/listing-choices'
import { catalogueLanguage } from '@/lib/catalog/translations/catalogue-language'
import { type PageDetails, pageMetadata } from '@/lib/content/seo/page-metadata'
import { Link } from '@/lib/i18n/navigation'
import { atLeastOne } from '@/lib/platform/static-params'
import BrandNotFound, { generateMetadata as notFoundMetadata } from './not-found'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** Each is rendered on its first visit. */
export const generateStaticParams = () => atLeastOne([], { slug: '-' })

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, locale } = await params
  const brand = await brandBySlug(slug, locale)
  if (!brand) return notFoundMetadata()
  return pageMetadata(await pageDetails(brand))
}

async function pageDetails(brand: PresentedBrand): Promise<PageDetails> {
  const [t, locale] = await Promise.all([getTranslations('brands'), getLocale()])
  return {
    locale,
    path: `/brands/${brand.slug}`,
    title: t('metaTitleOf', { name: brand.name }),
    description: brand.text || t('metaDescriptionOf', { name: brand.name }),
  }
}

/** A brand with its products, and the categories and series that they are in. */
export default async function BrandPage({ params }: Props) {
  const { slug: asked, locale } = await params
  const brand = await brandBySlug(asked, locale)
  if (!brand)
    return (
      <MissingPage>
        <BrandNotFound />
      </MissingPage>
    )
  const { name, slug, image, text, homePage } = brand
  const [t, crumb, places, { products, total }] = await Promise.all([
    getTranslations('brands'),
    getTranslations('breadcrumb'),
    cachedPlaces(brand),
    cachedProducts({
      publisher: [name],
      limit: PAGE_SIZE,
      ...(await catalogueLanguage(await getLocale())),
    }),
  ])
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: '/brands' },
    { name, path: `/brands/${slug}` },
  ]
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <PageStructuredData page={await pageDetails(brand)} crumbs={crumbs} products={products} />
      <Breadcrumb crumbs={crumbs} />
      <header className="mt-6 flex items-center gap-5">
        <BrandMark name={name} image={image} size="page" />
        <div className="min-w-0">
          <h1 className="text-3xl font-extrabold tracking-tight [overflow-wrap:anywhere] sm:text-4xl">
            {name}
          </h1>
          <p className="mt-1.5 max-w-3xl leading-relaxed text-ink-soft">
            {t('about', { name, count: total })}
          </p>
          {homePage && (
            <p className="mt-1.5">
              <a
                href={homePage}
                rel="noopener noreferrer"
                className="font-semibold [overflow-wrap:anywhere] text-primary-strong underline underline-offset-2 hover:text-primary-deep"
              >
                {t('homePage', { name })}
              </a>
            </p>
          )}
        </div>
      </header>
      {text && (
        <p className="mt-5 max-w-3xl leading-relaxed whitespace-pre-line [overflow-wrap:anywhere] text-ink-soft">
          {text}
        </p>
      )}
      <PlaceLinks id="brand-categories" title={t('categories')} categories={places.categories} />
      <PlaceLinks id="brand-series" title={t('series')} categories={places.series} />
      <section aria-labelledby="brand-products" className="mt-8">
        <h2 id="brand-products" className="mb-5 text-2xl font-extrabold">
          {t('products', { name })}
        </h2>
        <ProductCards products={products.map(toProductCardData)} aboveFold={4} />
        {total > products.length && (
          <p className="mt-8 text-center">
            <Link
              href={`/products?publisher=${encodeURIComponent(name)}`}
              className={buttonStyle({ variant: 'outline', size: 'lg' })}
            >
              {t('all', { count: total, name })}
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}
