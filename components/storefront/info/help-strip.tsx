import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

/** The closing strip of every information page with support links. */
export function HelpStrip() {
  const t = useTranslations('info.help')
  return (
    <div className="page-width pt-2 pb-16 sm:pb-20">
      <section
        aria-labelledby="more-help"
        className="flex flex-col gap-x-10 gap-y-6 rounded-panel bg-primary-soft p-6 sm:p-10 lg:flex-row lg:items-center lg:justify-between"
      >
        <div>
          <h2 id="more-help" className="text-2xl font-extrabold tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-1.5 max-w-2xl text-lg text-ink-soft">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link href="/help" className={buttonStyle({ size: 'lg' })}>
            <Icon name="life-buoy" />
            {t('center')}
          </Link>
          <Link href="/contact" className={buttonStyle({ size: 'lg', variant: 'outline' })}>
            <Icon name="message-circle-question-mark" />
            {t('contact')}
          </Link>
        </div>
      </section>
    </div>
  )
}
