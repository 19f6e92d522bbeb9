import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { draftedLines, draftedTotals } from '@/components/checkout/link/drafted'
import { LinkEnded } from '@/components/checkout/link/link-ended'
import { LinkScreen } from '@/components/checkout/link/link-screen'
import { PageHeading } from '@/components/checkout/page-heading'
import { ReceiveList } from '@/components/checkout/payment/receive-list'
import { TrustBanners } from '@/components/checkout/payment/trust-banners'
import { TestModeNote } from '@/components/checkout/test-mode-note'
import { checkoutConfig } from '@/lib/checkout/checkout-config'
import { linkOfSession, sessionOfLink } from '@/lib/checkout/payment-links/link-rules'
import { findLink, productsOfLink } from '@/lib/checkout/payment-links/queries'
import { readLegalConfig } from '@/lib/checkout/read-legal-config'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { promisesOf } from '@/lib/settings/promises'
import { currentSettings } from '@/lib/settings/queries'

type Props = { searchParams: Promise<{ link?: string | string[] }> }

// Rendered per request, like the layout.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('paymentLink'), getLocale()])
  return pageMetadata({
    locale,
    path: '/checkout/link',
    title: t('title'),
    robots: 'noindex, nofollow',
  })
}

/** What staff drafted for a customer, who pays it here. */
export default async function PaymentLinkPage({ searchParams }: Props) {
  const [{ link: id }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('paymentLink'),
  ])
  const isId = typeof id === 'string' && linkOfSession(sessionOfLink(id)) !== null
  const link = isId ? await findLink(id) : null
  const { supportEmail } = await currentSettings()
  if (!link)
    return <LinkEnded standing="cancelled" orderNumber={null} supportEmail={supportEmail} />
  const [config, legal, settings, products, requestHeaders] = await Promise.all([
    checkoutConfig(),
    readLegalConfig(locale),
    currentSettings(),
    productsOfLink(link),
    headers(),
  ])
  const { snapshot, customer, currency, standing } = link
  const { tax } = snapshot
  const lines = draftedLines(snapshot, products)
  const isThere = lines.length === snapshot.items.length && !config.isClosed
  if (standing !== 'open' || !isThere || tax === null)
    return (
      <LinkEnded
        standing={standing === 'open' ? 'cancelled' : standing}
        orderNumber={link.orderNumber}
        supportEmail={supportEmail}
      />
    )
  const promises = promisesOf(settings)
  const drafted = {
    session: sessionOfLink(link.id),
    lines,
    totals: draftedTotals(snapshot),
    tax,
    customer,
    currency,
  }
  return (
    <>
      {config.testMode && <TestModeNote />}
      <PageHeading title={t('title')} lead={t('lead', { name: customer.name })} />
      <div className="mt-6">
        <LinkScreen
          drafted={drafted}
          config={config}
          legal={legal}
          scriptNonce={requestHeaders.get('x-nonce')}
          aboutPayment={
            <>
              <TrustBanners promises={promises} />
              <ReceiveList promises={promises} />
            </>
          }
        />
      </div>
    </>
  )
}
