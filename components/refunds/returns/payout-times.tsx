import { CreditCard, Landmark, type LucideIcon, Wallet } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FIGURES, range } from '@/content/figures'

const METHODS = [
  { method: 'wallet', Icon: Wallet },
  { method: 'card', Icon: CreditCard },
  { method: 'bankTransfer', Icon: Landmark },
] as const satisfies readonly {
  method: keyof typeof FIGURES.refundPayoutDaysByMethod
  Icon: LucideIcon
}[]

const MAX_DAYS = Math.max(...Object.values(FIGURES.refundPayoutDaysByMethod).flat())

const percentOf = (days: number) => `${(days / MAX_DAYS) * 100}%`

/** How long a refund takes by payment method, on one scale of business days. */
export function PayoutTimes() {
  const t = useTranslations('returnsPage.times')
  return (
    <dl className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface shadow-card">
      {METHODS.map(({ method, Icon }) => {
        const days = FIGURES.refundPayoutDaysByMethod[method]
        const [from, to] = days
        return (
          <div
            key={method}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-4 p-5 sm:gap-x-6 sm:grid-cols-[12rem_1fr_10rem] sm:px-8"
          >
            <dt className="flex items-center gap-2.5 font-bold sm:gap-3 sm:text-lg">
              <Icon
                aria-hidden
                className="size-6 shrink-0 text-primary-strong"
                strokeWidth={1.75}
              />
              {t(method)}
            </dt>
            <dd className="text-end font-semibold whitespace-nowrap tabular-nums sm:order-3">
              {t('value', { range: range(days) })}
            </dd>
            <dd
              aria-hidden
              className="relative col-span-full h-2.5 rounded-full bg-sunken sm:order-2 sm:col-span-1"
            >
              <span
                className="absolute inset-y-0 rounded-full bg-primary"
                style={{ insetInlineStart: percentOf(from), width: percentOf(to - from) }}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
