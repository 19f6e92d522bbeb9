import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CartPage } from '@/components/shell/cart-page'
import { CART_PATH } from '@/lib/cart/cart-path'
import { pageMetadata } from '@/lib/content/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('cart'), getLocale()])
  return pageMetadata({
    locale,
    path: CART_PATH,
    title: t('title'),
    description: t('description'),
    robots: 'noindex, follow',
  })
}

/** The same for everybody: which cart it is, only the browser knows. */
export default async function Cart() {
  const t = await getTranslations('cart')
  return (
    <div className="page-width min-h-[34rem] pt-8 pb-16 sm:pt-10">
      <h1 className="mb-6 text-3xl font-extrabold sm:text-4xl">{t('title')}</h1>
      <noscript>
        <p className="mb-8 max-w-3xl font-semibold">{t('noScript')}</p>
      </noscript>
      <CartPage />
    </div>
  )
}
