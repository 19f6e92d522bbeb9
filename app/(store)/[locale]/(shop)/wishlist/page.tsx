import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { WishlistScreen } from '@/components/catalog/wishlist/wishlist-screen'
import { ClientMessages } from '@/components/storefront/language/client-messages'
import { pageMetadata } from '@/lib/content/seo/page-metadata'
import { cachedSettings } from '@/lib/settings/queries'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('wishlistPage'), getLocale()])
  return pageMetadata({
    locale,
    path: '/wishlist',
    title: t('title'),
    description: t('metaDescription'),
    robots: 'noindex, follow',
  })
}

export default async function WishlistPage() {
  const [t, { productAlerts }] = await Promise.all([
    getTranslations('wishlistPage'),
    cachedSettings(),
  ])
  return (
    <div className="page-width max-w-5xl! pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl font-extrabold sm:text-4xl">{t('title')}</h1>
      <p className="mt-2 mb-7 text-muted">{t('text')}</p>
      <ClientMessages namespaces={['wishlistPage', 'productAlerts', 'form']}>
        <WishlistScreen offersAlerts={productAlerts} />
      </ClientMessages>
    </div>
  )
}
