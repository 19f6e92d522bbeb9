import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PreparedCart } from '@/components/cart/prepared/prepared-cart'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { PREPARED_CART_PATH } from '@/lib/channels/agents/prepared-cart'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { getPathname } from '@/lib/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('preparedCart'), getLocale()])
  return pageMetadata({
    locale,
    path: PREPARED_CART_PATH,
    title: t('title'),
    robots: 'noindex, follow',
  })
}

export default async function PreparedCartPage() {
  const checkoutPath = getPathname({ href: '/checkout', locale: await getLocale() })
  return (
    <ClientMessages namespaces={['preparedCart']}>
      <PreparedCart checkoutPath={checkoutPath} />
    </ClientMessages>
  )
}
