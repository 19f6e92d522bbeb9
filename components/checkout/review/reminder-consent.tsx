'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { useReminderConsent } from './use-reminder-consent'

/** Asks whether the owner of the cart wants to be reminded of it. Never ticked by the store. */
export function ReminderConsent({ email }: { email: string }) {
  const t = useTranslations('checkout.reminder')
  const { isAsked, problem, change } = useReminderConsent(email)
  const hint = useId()
  return (
    <div>
      <Checkbox
        label={<span className="font-medium text-ink">{t('label')}</span>}
        checked={isAsked}
        aria-describedby={hint}
        onChange={({ target }) => change(target.checked)}
      />
      <p id={hint} className="ms-8 text-sm text-muted">
        {t('hint')}
      </p>
      <div role="alert">
        {problem && <p className="ms-8 mt-1.5 text-sm font-medium text-danger">{t(problem)}</p>}
      </div>
    </div>
  )
}
