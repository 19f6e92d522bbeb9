import { useTranslations } from 'next-intl'
import { Panel } from '@/components/storefront/panel'
import { ExpressButton } from './express-button'

type ExpressSectionProps = {
  /** US cents; `undefined` while unknown. */
  dueCents: number | undefined
  /** What the amount depends on, if it does. */
  country: string | undefined
}

/** The way to pay without filling in anything else, above the form. */
export function ExpressSection({ dueCents, country }: ExpressSectionProps) {
  const t = useTranslations('checkout.express')
  return (
    <div className="min-w-0">
      <Panel id="express" heading={t('heading')}>
        <p className="mt-1 text-sm text-ink-soft">{t('hint')}</p>
        <ExpressButton dueCents={dueCents} country={country} className="mt-4" />
      </Panel>
      <p className="mt-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </div>
  )
}
