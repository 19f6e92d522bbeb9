import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

/** A call to action from an article to the products. */
export function BrowseSoftware() {
  const t = useTranslations('knowledge.browse')
  return (
    <section
      aria-labelledby="browse-software"
      className="mt-14 flex flex-col gap-x-10 gap-y-5 rounded-panel bg-night p-6 text-white sm:p-9 lg:flex-row lg:items-center lg:justify-between"
    >
      <div>
        <h2 id="browse-software" className="text-2xl font-extrabold tracking-tight">
          {t('title')}
        </h2>
        <p className="mt-1.5 max-w-2xl text-lg">{t('text')}</p>
      </div>
      <Link
        href="/products"
        className={buttonStyle({
          size: 'lg',
          variant: 'ghost',
          className:
            'shrink-0 bg-white text-night hover:bg-white/90 focus-visible:outline-white max-lg:self-start',
        })}
      >
        {t('action')}
        <Icon name="arrow-right" className="rtl:-scale-x-100" />
      </Link>
    </section>
  )
}
