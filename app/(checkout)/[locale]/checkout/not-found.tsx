import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { getPathname } from '@/lib/i18n/navigation'

export default function CheckoutNotFound() {
  const t = useTranslations('notFound')
  const locale = useLocale()
  return (
    <div className="mx-auto max-w-lg rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('hint')}</p>
      <a
        href={getPathname({ href: '/', locale })}
        className={buttonStyle({ size: 'lg', className: 'mt-6' })}
      >
        {t('home')}
      </a>
    </div>
  )
}
