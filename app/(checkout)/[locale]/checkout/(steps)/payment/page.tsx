import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/lib/content/seo/page-metadata'

// Rendered per request, like the layout.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('checkoutPage'), getLocale()])
  return pageMetadata({
    locale,
    path: '/checkout/payment',
    title: t('paymentTitle'),
    robots: 'noindex, nofollow',
  })
}

/** The layout shows the section of this address. */
export default function CheckoutPaymentPage() {
  return null
}
