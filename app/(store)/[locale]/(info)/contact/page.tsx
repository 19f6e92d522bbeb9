import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { hasLiveChat } from '@/components/plugins/chat/chat-plugin'
import { ContactScreen } from '@/components/service/messages/contact-screen'
import { contactStructuredData } from '@/components/service/messages/contact-structured-data'
import { JsonLd } from '@/components/storefront/structured-data/json-ld'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { publicPlugins } from '@/lib/plugins/queries'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import { WrittenPart } from '../written-part'

const PATH = '/contact'

async function pageDetails() {
  const [settings, plugins] = await Promise.all([cachedSettings(), publicPlugins()])
  return storePageDetails(PATH, {
    general: settings.answerHours,
    sales: settings.salesHours || settings.answerHours,
    chat: hasLiveChat(plugins, settings.liveChat) ? 'yes' : 'no',
  })
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
        hasChat={hasLiveChat(plugins, settings.liveChat)}
        promises={promisesOf(settings)}
        siteUrl={siteUrl}
        introduction={
          <WrittenPart
            page="contact"
            place="above"
            className="page-width max-w-4xl pt-12 sm:pt-16"
          />
        }
      />
      <WrittenPart page="contact" place="below" className="page-width max-w-4xl pb-14 sm:pb-20" />
    </>
  )
}
