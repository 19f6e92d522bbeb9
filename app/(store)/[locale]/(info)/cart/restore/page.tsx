import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { RestoredCart } from '@/components/marketing/cart-reminders/restored-cart'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { getPathname } from '@/lib/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('cartReminder.restore'), getLocale()])
  return pageMetadata({
    locale,
    path: '/cart/restore',
    title: t('metaTitle'),
    robots: 'noindex, follow',
  })
}

export default async function RestoreCartPage() {
  const checkoutPath = getPathname({ href: '/checkout', locale: await getLocale() })
  return (
    <ClientMessages namespaces={['cartReminder']}>
      <RestoredCart checkoutPath={checkoutPath} />
    </ClientMessages>
  )
}
