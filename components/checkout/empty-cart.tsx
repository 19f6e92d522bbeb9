import { ShoppingCart } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { getPathname } from '@/lib/i18n/navigation'

export function EmptyCart() {
  const t = useTranslations('checkout.empty')
  const locale = useLocale()
  return (
    <section
      aria-labelledby="empty-cart"
      className="flex flex-col items-center rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card"
    >
      <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <ShoppingCart aria-hidden className="size-7" />
      </span>
      <h2 id="empty-cart" className="mt-5 text-xl font-bold">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-muted">{t('text')}</p>
      <a
        href={getPathname({ href: '/products', locale })}
        className={buttonStyle({ size: 'lg', className: 'mt-6' })}
      >
        {t('continue')}
      </a>
    </section>
  )
}
