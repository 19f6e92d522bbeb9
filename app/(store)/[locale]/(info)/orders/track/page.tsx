import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageStructuredData } from '@/app/(store)/[locale]/page-structured-data'
import { OrderAccessForm } from '@/components/orders/order-access-form'
import { KnownOrders } from '@/components/service/library/known-orders'
import { FormCard } from '@/components/storefront/info/form-card'
import { HelpStrip } from '@/components/storefront/info/help-strip'
import { PageHero } from '@/components/storefront/info/page-hero'
import { textLinkStyle } from '@/components/storefront/info/rich-text'
import { Section } from '@/components/storefront/info/section'
import { StepList } from '@/components/storefront/info/step-list'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { FIGURES } from '@/content/figures'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { storePageDetails } from '@/lib/content/seo/store-page-details'
import { env } from '@/lib/core/env'
import { Link } from '@/lib/i18n/navigation'
import { ORDER_LINK_HOURS } from '@/lib/orders/link-hours'

const PATH = '/orders/track'
const STEPS = ['ask', 'open', 'see'] as const

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await storePageDetails(PATH))
}

export default async function TrackOrderPage() {
  const [t, help] = await Promise.all([getTranslations('orderAccess'), getTranslations('helpPage')])
  return (
    <>
      <PageStructuredData page={await storePageDetails(PATH)} />
      <PageHero
        trail={[
          { name: help('title'), path: '/help' },
          { name: t('crumb'), path: PATH },
        ]}
        siteUrl={env().SITE_URL}
        title={t('title')}
        lead={t('lead')}
        aside={
          <FormCard id="find" title={t('form.title')}>
            <ClientMessages namespaces={['form', 'orderAccess', 'knownOrders']}>
              <KnownOrders purpose="status" />
              <OrderAccessForm linkHours={ORDER_LINK_HOURS} />
            </ClientMessages>
          </FormCard>
        }
      />
      <Section id="how" layout="split" title={t('how.title')} lead={t('how.lead')}>
        <StepList
          steps={STEPS.map((step) => ({
            title: t(`how.${step}.title`),
            text: t(`how.${step}.text`, { hours: ORDER_LINK_HOURS }),
          }))}
        />
      </Section>
      <Section id="downloads" layout="split" tone="surface" title={t('downloads.title')}>
        <div className="max-w-2xl space-y-4 text-lg leading-relaxed text-ink-soft">
          <p>
            {t.rich('downloads.text', {
              library: (name) => (
                <Link href="/library" className={textLinkStyle}>
                  {name}
                </Link>
              ),
            })}
          </p>
          <p>{t('downloads.expires', { days: FIGURES.downloadLinkDays })}</p>
          <p>
            <Link href="/knowledge/order-email-not-received" className={textLinkStyle}>
              {t('downloads.missing')}
            </Link>
          </p>
        </div>
      </Section>
      <div className="pt-14 sm:pt-20">
        <HelpStrip />
      </div>
    </>
  )
}
