import { PageData } from '@/app/(store)/[locale]/structured-data'
import { storeData } from '@/components/homepage/store-data'
import { JsonLd } from '@/components/seo/json-ld'
import { env } from '@/lib/core/env'
import type { PageDetails } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

/** What the home page says of itself. */
export async function homePageDetails(): Promise<PageDetails> {
  const [details, { storeName }] = await Promise.all([storePageDetails('/'), cachedSettings()])
  return { ...details, title: { absolute: `${storeName}: ${details.title}` } }
}

/** What the home page tells search engines: of the page, of the store and of its search. */
export async function HomeData() {
  const [page, { storeName, supportEmail, supportPhone }] = await Promise.all([
    homePageDetails(),
    cachedSettings(),
  ])
  return (
    <>
      <PageData page={page} own={['WebSite', 'Organization']} />
      <JsonLd
        data={storeData({
          locale: page.locale,
          siteUrl: env().SITE_URL,
          storeName,
          description: page.description ?? '',
          email: supportEmail,
          phone: supportPhone,
        })}
      />
    </>
  )
}
