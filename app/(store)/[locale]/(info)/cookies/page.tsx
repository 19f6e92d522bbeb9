import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { DEFAULT_MONTHS } from '@/components/plugins/consent/consent-record'
import { CookieSettingsButton } from '@/components/plugins/consent/cookie-settings-button'
import { asksForConsent } from '@/components/plugins/consent/purposes'
import { LastDecision } from '@/components/plugins/cookies/last-decision'
import { OwnTable } from '@/components/plugins/cookies/own-table'
import { ServicesTable } from '@/components/plugins/cookies/services-table'
import { PageHero } from '@/components/storefront/info/page-hero'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { buttonStyle } from '@/components/ui/button'
import { videosInBrowser } from '@/lib/catalog/video-hosts'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { paymentsInBrowser } from '@/lib/payments/in-browser'
import { pluginsInBrowser } from '@/lib/plugins/page-policy'
import { publicPlugins } from '@/lib/plugins/queries'
import { WrittenPart } from '../written-part'

const PATH = '/cookies'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

/** What browsers keep for the store, and whose services they load: as the plugins are that are on. */
export default async function CookiesPage() {
  const [t, info, plugins, payments, videos] = await Promise.all([
    getTranslations('cookies'),
    getTranslations('info'),
    publicPlugins(),
    paymentsInBrowser(),
    videosInBrowser(),
  ])
  const services = [...pluginsInBrowser(plugins), ...payments, ...videos]
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <PageHero
        trail={[{ name: t('title'), path: PATH }]}
        siteUrl={env().SITE_URL}
        eyebrow={info('legal')}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="page-width space-y-12 py-12 sm:py-16">
        <WrittenPart page="cookies" place="above" className="max-w-4xl" />
        {asksForConsent(plugins) && (
          <section aria-labelledby="choice" className="max-w-3xl space-y-4">
            <h2 id="choice" className="text-2xl font-extrabold tracking-tight">
              {t('choice.title')}
            </h2>
            <p className="leading-relaxed text-ink-soft">{t('choice.text')}</p>
            <ClientMessages namespaces={['consent']}>
              <LastDecision />
            </ClientMessages>
            <CookieSettingsButton className={buttonStyle({ variant: 'outline' })}>
              {t('choice.change')}
            </CookieSettingsButton>
          </section>
        )}
        <section aria-labelledby="own" className="space-y-4">
          <h2 id="own" className="text-2xl font-extrabold tracking-tight">
            {t('own.title')}
          </h2>
          <p className="max-w-3xl leading-relaxed text-ink-soft">{t('own.text')}</p>
          <OwnTable months={plugins.cookieConsent?.months ?? DEFAULT_MONTHS} />
        </section>
        <section aria-labelledby="services" className="space-y-4">
          <h2 id="services" className="text-2xl font-extrabold tracking-tight">
            {t('services.title')}
          </h2>
          <p className="max-w-3xl leading-relaxed text-ink-soft">
            {services.length === 0 ? t('services.none') : t('services.text')}
          </p>
          {services.length > 0 && <ServicesTable services={services} />}
        </section>
        <WrittenPart page="cookies" place="below" className="max-w-4xl" />
      </div>
    </>
  )
}
