import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

export function CallToAction() {
  const t = useTranslations('home.cta')
  return (
    <section aria-labelledby="call-to-action" className="bg-primary-strong text-white">
      <div className="page-width flex flex-col gap-x-12 gap-y-6 py-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="call-to-action" className="text-3xl font-extrabold tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-2xl text-lg">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link
            href="/products"
            className={buttonStyle({
              size: 'lg',
              variant: 'ghost',
              className:
                'bg-white text-primary-deep hover:bg-primary-soft focus-visible:outline-white',
            })}
          >
            {t('products')}
          </Link>
          <Link
            href="/contact"
            className={buttonStyle({
              size: 'lg',
              variant: 'onDark',
              className:
                'border-white/70 bg-transparent! hover:bg-primary-deep! focus-visible:outline-white',
            })}
          >
            {t('contact')}
          </Link>
        </div>
      </div>
    </section>
  )
}
