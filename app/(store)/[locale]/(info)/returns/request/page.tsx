import { CalendarCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { RefundRequestSteps } from '@/components/refunds/refund-request-steps'
import { RefundTimeline } from '@/components/refunds/refund-timeline'
import { KnownOrders } from '@/components/service/library/known-orders'
import { FormCard } from '@/components/storefront/info/form-card'
import { HelpStrip } from '@/components/storefront/info/help-strip'
import { PageHero } from '@/components/storefront/info/page-hero'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { TextLink } from '@/components/ui/text-link'
import { chargedInWords } from '@/lib/checkout/selling-currencies'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { textLocaleOf } from '@/lib/i18n/locales'
import { ORDER_LINK_HOURS } from '@/lib/orders/link-hours'
import { REFUND_REASONS } from '@/lib/refunds/refund-reasons'
import { promisesOf, promiseValues, shortPeriodValues } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'

const PATH = '/returns/request'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function RefundRequestPage() {
  const locale = await getLocale()
  const [t, returns, reasonTexts, currency] = await Promise.all([
    getTranslations('refundRequest'),
    getTranslations('returnsPage'),
    getTranslations('mail.refundRequest.reasons'),
    chargedInWords(textLocaleOf(locale)),
  ])
  const reasons = REFUND_REASONS.map((reason) => ({ reason, label: reasonTexts(reason) }))
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <PageHero
        trail={[
          { name: returns('title'), path: '/returns' },
          { name: t('crumb'), path: PATH },
        ]}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="page-width grid items-start gap-x-14 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <FormCard id="request" title={t('form.title')}>
          <ClientMessages namespaces={['form', 'refundRequest', 'orderAccess', 'knownOrders']}>
            <RefundRequestSteps
              linkHours={ORDER_LINK_HOURS}
              reasons={reasons}
              knownOrders={<KnownOrders purpose="refund" />}
            />
          </ClientMessages>
        </FormCard>
        <div className="space-y-10 lg:sticky lg:top-36">
          <section aria-labelledby="next-title">
            <h2 id="next-title" className="mb-5 text-xl font-extrabold tracking-tight">
              {t('next.title')}
            </h2>
            <RefundTimeline currency={currency} />
          </section>
          <Periods />
        </div>
      </div>
      <HelpStrip />
    </>
  )
}

async function Periods() {
  const [t, locale, settings] = await Promise.all([
    getTranslations('refundRequest.periods'),
    getLocale(),
    cachedSettings(),
  ])
  const promises = promisesOf(settings)
  if (promises.refundDays === 0) return null
  return (
    <section aria-labelledby="periods-title" className="border-t border-line pt-8">
      <CalendarCheck aria-hidden className="size-7 text-primary-strong" strokeWidth={1.75} />
      <h2 id="periods-title" className="mt-3 text-xl font-extrabold tracking-tight">
        {t('title', promiseValues(promises))}
      </h2>
      <p className="mt-2 leading-relaxed text-muted">
        {t('text', shortPeriodValues(promises, locale))}
      </p>
      <div className="mt-2 flex">
        <TextLink href="/returns">{t('policy')}</TextLink>
      </div>
    </section>
  )
}
