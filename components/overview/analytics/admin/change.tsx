import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import { percentChange } from '@/lib/overview/analytics/comparison'
import { percent } from './analytics-labels'

type ChangeProps = { current: number; before: number; isLowerBetter?: boolean }

/** How much a figure changed, in percent, and whether that is good. */
export function Change({ current, before, isLowerBetter = false }: ChangeProps) {
  const t = useTranslations('backOffice.analytics')
  const change = percentChange(current, before)
  if (change === null) return <span className="font-semibold text-ink-soft">{t('change.new')}</span>
  const isGood = change > 0 !== isLowerBetter
  return (
    <span
      className={classNames(
        'font-semibold',
        change === 0 ? 'text-ink-soft' : isGood ? 'text-success' : 'text-danger',
      )}
    >
      {t.rich(change > 0 ? 'change.more' : change < 0 ? 'change.less' : 'change.same', {
        share: percent(t, Math.abs(change)),
        hidden: screenReaderOnly,
      })}
    </span>
  )
}
