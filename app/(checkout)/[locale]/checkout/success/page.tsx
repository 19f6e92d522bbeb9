import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { OrderConfirmation } from '@/components/checkout/success/order-confirmation'
import { checkoutConfig } from '@/lib/checkout/checkout-config'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { getPathname } from '@/lib/i18n/navigation'

type Props = { searchParams: Promise<{ order?: string | string[] }> }

// Rendered per request, like the layout.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('checkoutPage'), getLocale()])
  return pageMetadata({
    locale,
    path: '/checkout/success',
    title: t('successTitle'),
    robots: 'noindex, nofollow',
  })
}

export default async function CheckoutSuccessPage({ searchParams }: Props) {
  const { order } = await searchParams
  const orderNumber = (Array.isArray(order) ? order[0] : order)?.trim()
  if (!orderNumber) redirect(getPathname({ href: '/', locale: await getLocale() }))
  const { supportEmail } = await checkoutConfig()
  return <OrderConfirmation orderNumber={orderNumber} supportEmail={supportEmail} />
}
