import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { ContactScreen } from '@/components/messages/contact-screen'
import { contactStructuredData } from '@/components/messages/contact-structured-data'
import { JsonLd } from '@/components/seo/json-ld'
import { FIGURES } from '@/content/figures'
import { env } from '@/lib/core/env'
import { publicPlugins } from '@/lib/plugins/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { storePageDetails } from '@/lib/seo/store-page-details'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/contact'

const pageDetails = () => {
  const { general, sales } = FIGURES.responseHours
  return storePageDetails(PATH, { general, sales })
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageDetails())
}

export default async function ContactPage() {
  const [t, locale, settings, plugins] = await Promise.all([
    getTranslations('contactPage'),
    getLocale(),
    cachedSettings(),
    publicPlugins(),
  ])
  const { storeName, supportEmail: email, supportPhone: phone } = settings
  const siteUrl = env().SITE_URL
  const title = t('title')
  return (
    <>
      <PageStructuredData page={await pageDetails()} own={['ContactPage']} />
      <JsonLd data={contactStructuredData({ locale, siteUrl, title, storeName, email, phone })} />
      <ContactScreen
        email={email}
        phone={phone}
        plugins={plugins}
        support={settings.supportPromise}
        siteUrl={siteUrl}
      />
    </>
  )
}
