import * as Tabs from '@radix-ui/react-tabs'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { directionOf } from '@/lib/i18n/locales'
import type { MethodView } from './method-view'

const tabStyle =
  'flex h-13 flex-auto items-center justify-center gap-2 rounded-control px-2 text-sm leading-tight font-bold text-ink-soft transition-colors hover:text-ink disabled:opacity-60 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card data-[state=active]:ring-1 data-[state=active]:ring-line-strong/50 sm:flex-1 sm:text-base'

type PaymentTabsProps = {
  /** The ways to pay. */
  methods: readonly {
    value: string
    label: ReactNode
    icon: MethodView['icon']
    content: ReactNode
  }[]
  /** Which of them is shown. */
  shown: string
  onChoose: (value: string) => void
  busy: boolean
}

/** The payment methods. All panels stay mounted, so that typed values survive a switch. */
export function PaymentTabs({ methods, shown, onChoose, busy }: PaymentTabsProps) {
  const t = useTranslations('payment')
  const direction = directionOf(useLocale())
  return (
    <Tabs.Root value={shown} onValueChange={onChoose} dir={direction}>
      <Tabs.List
        aria-label={t('methods')}
        className="flex gap-1 rounded-card bg-sunken p-1 max-sm:grid max-sm:grid-cols-2"
      >
        {methods.map(({ value, label, icon: Icon }) => (
          <Tabs.Trigger key={value} value={value} disabled={busy} className={tabStyle}>
            <span aria-hidden className="contents">
              <Icon className="size-5" />
            </span>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {methods.map(({ value, content }) => (
        <Tabs.Content
          key={value}
          value={value}
          forceMount
          tabIndex={-1}
          className="pt-6 focus:outline-none data-[state=inactive]:hidden"
        >
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
