'use client'

import { CircleHelp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { formatCents } from '@/components/back-office/format-number'
import { pageCurrency } from '@/components/back-office/page-currency'
import { leastPayment } from '@/lib/pricing/least-payment'
import { TAB_HELP } from './tab-help'
import { useOpenTab } from './tab-list'
import { tabOf } from './tabs'

/** What people ask about the open tab, behind a button beside its title; nothing where there is none. */
export function TabHelp() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shell = useTranslations('backOffice.shell')
  const t = useTranslations('backOffice.tab-help')
  const tab = tabOf(useOpenTab())
  if (!tab) return null
  return (
    <>
      <button
        type="button"
        aria-label={shell('help')}
        title={shell('help')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid size-8 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-primary-soft aria-expanded:text-primary-strong"
      >
        <CircleHelp aria-hidden className="size-5" />
      </button>
      <div id={id} hidden={!isOpen} className="basis-full">
        <dl className="mt-3 mb-2 max-w-2xl space-y-3 rounded-card border border-line bg-surface px-5 py-4 text-sm">
          {TAB_HELP[tab.name].map((question) => (
            <div key={question}>
              <dt className="font-semibold">{t(`${question}.ask`)}</dt>
              <dd className="mt-0.5 text-ink-soft">
                {t(`${question}.answer`, { amount: formatCents(leastPayment(pageCurrency())) })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
