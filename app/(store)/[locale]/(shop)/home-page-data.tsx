import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { storeStructuredData } from '@/components/storefront/structured-data/store-structured-data'
import type { PageDetails } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { siteImages } from '@/lib/media/site-images'
import { searchIcon } from '@/lib/media/store-icons'
import { publicTaxId } from '@/lib/settings/legal-notice'
import { cachedSettings } from '@/lib/settings/queries'

/** What the home page's metadata is made of. */
export async function homePageDetails(): Promise<PageDetails> {
  const [details, { storeName }] = await Promise.all([storePageDetails('/'), cachedSettings()])
  return { ...details, title: { absolute: `${storeName}: ${details.title}` } }
}

/** Structured data of the home page: the page, the store and its search. */
export async function HomePageStructuredData() {
  const [page, { storeName, supportEmail, supportPhone, ...seller }, { favicon }] =
    await Promise.all([homePageDetails(), cachedSettings(), siteImages()])
  return (
    <>
      <PageStructuredData page={page} own={['WebSite', 'Organization']} />
      <JsonLd
        data={storeStructuredData({
          locale: page.locale,
          siteUrl: env().SITE_URL,
          storeName,
          description: page.description ?? '',
          icon: searchIcon(favicon),
          email: supportEmail,
          phone: supportPhone,
          seller: {
            name: seller.sellerName,
            address: seller.sellerAddress,
            taxId: publicTaxId(seller.sellerTaxId),
          },
        })}
      />
    </>
  )
}
