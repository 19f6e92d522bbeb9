import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ExpressReturn } from '@/components/checkout/express/express-return'
import { PageHeading } from '@/components/checkout/page-heading'
import { linkOfSession, pathOfLink, sessionOfLink } from '@/lib/checkout/payment-links/link-rules'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import type { Locale } from '@/lib/i18n/locales'
import { getPathname } from '@/lib/i18n/navigation'
import { EARLIER_WALLET, providerIn } from '@/lib/payments/provider-ids'
import { PROVIDERS } from '@/lib/payments/providers'

type Parameter = string | string[] | undefined
type Props = {
  searchParams: Promise<{
    token?: Parameter
    payment_intent?: Parameter
    provider?: Parameter
    link?: Parameter
  }>
}

// Rendered per request, like the layout.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('checkoutPage'), getLocale()])
  return pageMetadata({
    locale,
    path: '/checkout/express',
    title: t('expressTitle'),
    robots: 'noindex, nofollow',
  })
}

/** Of a wallet's page that a link led to: what is paid, and where. */
const insteadOf = (link: Parameter, locale: Locale) =>
  typeof link === 'string' && linkOfSession(sessionOfLink(link)) !== null
    ? { session: sessionOfLink(link), page: getPathname({ href: pathOfLink(link), locale }) }
    : undefined

/** A wallet's page leads back to here, with its order as `token`; Stripe's and banks' with what Stripe calls the payment. */
export default async function ExpressCheckoutPage({ searchParams }: Props) {
  const [{ payment_intent, token = payment_intent, provider, link }, t, locale] = await Promise.all(
    [searchParams, getTranslations('checkoutPage'), getLocale()],
  )
  if (typeof token !== 'string' || token === '')
    redirect(getPathname({ href: '/checkout/review', locale }))
  const id = providerIn(String(provider)) ?? EARLIER_WALLET
  const wallet = PROVIDERS[id]
  return (
    <>
      <PageHeading title={t('expressTitle')} />
      <div className="mt-6">
        <ExpressReturn
          provider={id}
          namesBuyer={wallet.kind === 'wallet' && wallet.namesBuyer}
          orderId={token}
          instead={insteadOf(link, locale)}
        />
      </div>
    </>
  )
}
