import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { BrandCard } from '@/components/catalog/brands/brand-card'
import { Breadcrumb } from '@/components/storefront/structured-data/breadcrumb'
import { shownBrands } from '@/lib/catalog/brands'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'

const PATH = '/brands'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

/** The publishers of what is sold. */
export default async function BrandsPage() {
  const [t, crumb, brands] = await Promise.all([
    getTranslations('brands'),
    getTranslations('breadcrumb'),
    shownBrands(await getLocale()),
  ])
  const crumbs = [
    { name: crumb('home'), path: '/' },
    { name: t('title'), path: PATH },
  ]
  return (
    <div className="page-width pt-4 pb-16 sm:pt-5">
      <PageStructuredData page={await storePageDetails(PATH)} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-6 text-4xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-lg text-muted">{brands.length > 0 ? t('text') : t('none')}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <BrandCard brand={brand} />
          </li>
        ))}
      </ul>
    </div>
  )
}
