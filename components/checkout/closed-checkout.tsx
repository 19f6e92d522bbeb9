import { DoorClosed } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { getPathname } from '@/lib/i18n/navigation'

/** Shown instead of the checkout while it is disabled. */
export function ClosedCheckout({ supportEmail }: { supportEmail: string }) {
  const t = useTranslations('checkout.closed')
  const locale = useLocale()
  return (
    <section
      aria-labelledby="closed-checkout"
      className="flex flex-col items-center rounded-panel border border-line bg-surface px-6 py-16 text-center shadow-card"
    >
      <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <DoorClosed aria-hidden className="size-7" />
      </span>
      <h2 id="closed-checkout" className="mt-5 text-xl font-bold">
        {t('title')}
      </h2>
      <p className="mt-1.5 max-w-md text-muted">{t('text')}</p>
      <p className="mt-3">
        <a
          href={`mailto:${supportEmail}`}
          className="font-semibold text-primary-strong underline underline-offset-2 hover:text-primary-deep"
        >
          {supportEmail}
        </a>
      </p>
      <a
        href={getPathname({ href: '/', locale })}
        className={buttonStyle({ size: 'lg', className: 'mt-6' })}
      >
        {t('back')}
      </a>
    </section>
  )
}
