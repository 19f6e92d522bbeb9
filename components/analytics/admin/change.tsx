import { classNames } from '@/components/ui/class-names'
import { percentChange } from '@/lib/analytics/comparison'
import { percent } from './analytics-labels'

type ChangeProps = { current: number; before: number; isLowerBetter?: boolean }

/** How much a figure changed, in percent, and whether that is good. */
export function Change({ current, before, isLowerBetter = false }: ChangeProps) {
  const change = percentChange(current, before)
  if (change === null) return <span className="font-semibold text-ink-soft">New</span>
  const isGood = change > 0 !== isLowerBetter
  return (
    <span
      className={classNames(
        'font-semibold',
        change === 0 ? 'text-ink-soft' : isGood ? 'text-success' : 'text-danger',
      )}
    >
      {change > 0 ? '▲' : change < 0 ? '▼' : '='} {percent(Math.abs(change))}
      <span className="sr-only">{change > 0 ? ' more' : change < 0 ? ' less' : ' change'}</span>
    </span>
  )
}
