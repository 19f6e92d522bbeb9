'use client'

import { Circle, CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { Button } from '@/components/ui/button'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { Overview } from '@/lib/overview/contracts'
import type { FirstStep } from '@/lib/overview/first-steps'
import { useHiddenSteps } from './use-hidden-steps'

const PAGES: Record<FirstStep, string> = {
  name: '/admin/settings#general',
  mail: '/admin/plugins',
  payments: '/admin/plugins',
  product: '/admin/products',
  seller: '/admin/settings#invoices',
  notice: '/admin/settings#legal-notice',
  markets: '/admin/settings#markets',
  legal: '/admin/settings#general',
  login: '/admin/account',
  order: '/',
}

/** What a new store needs before it sells; gone once all of it is done, or somebody hides it. */
export function FirstStepsPanel({ steps }: { steps: NonNullable<Overview['firstSteps']> }) {
  const t = useTranslations('backOffice.overview')
  const { isHidden, hide } = useHiddenSteps()
  const left = steps.filter(({ isDone }) => !isDone).length
  if (left === 0 || isHidden) return null
  return (
    <Panel
      title={t('firstSteps.title')}
      lead={t('firstSteps.lead', { done: steps.length - left, total: steps.length })}
      actions={
        <Button variant="ghost" size="sm" onClick={hide}>
          {t('firstSteps.hide')}
        </Button>
      }
    >
      <ol className="-my-1 grid gap-x-8 md:grid-cols-2">
        {steps.map(({ step, isDone }) => {
          const title = t(`firstSteps.steps.${step}.title`)
          const Sign = isDone ? CircleCheck : Circle
          return (
            <li key={step} className="flex gap-3 py-2">
              <Sign
                aria-hidden
                className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
              />
              {isDone ? (
                <p className="text-ink-soft">
                  {t.rich('firstSteps.done', {
                    title,
                    hidden: screenReaderOnly,
                  })}
                </p>
              ) : (
                <div className="min-w-0">
                  <Link href={PAGES[step]} className="font-semibold hover:underline">
                    {title}
                  </Link>
                  <p className="text-sm text-muted">{t(`firstSteps.steps.${step}.why`)}</p>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
