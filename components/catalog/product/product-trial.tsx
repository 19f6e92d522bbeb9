import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Trial } from '@/lib/catalog/trial'

/** Leads to where a product can be downloaded to try it; nothing where it cannot. */
export function ProductTrial({ trial }: { trial: Trial | null }) {
  const t = useTranslations('productPage.trial')
  if (trial === null) return null
  return (
    <a
      href={trial.url}
      target="_blank"
      rel="nofollow noopener"
      // Which page somebody came from, and what its address carries, is nothing for another site.
      referrerPolicy="origin"
      className={buttonStyle({ variant: 'outline', breaks: true, className: 'mt-2.5 w-full' })}
    >
      <Icon name="clock" />
      {trial.days === null ? t('free') : t('days', { days: trial.days })}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}
