'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import { CONSENT_VERSION } from '@/lib/settings/supply-consent'
import { ConsentStatements } from './consent-statements'
import { type Statements, useStatements } from './use-statements'

/** Whose order, and the headers by which this browser proves that it is. */
type OrderOf = { orderNumber: string; proof: () => Record<string, string> }

type AgreeLaterProps = {
  of: OrderOf
  /** After the store took the consent, or refused it. */
  onAnswered: () => void
}

/** Lets a buyer whose order waits for the end of the withdrawal period agree to its supply at once. */
export function AgreeLater({ of, onAnswered }: AgreeLaterProps) {
  const t = useTranslations('agreeLater')
  const statements = useStatements()
  const { problem, isSending, agree } = useAgreement(of, statements, onAnswered)
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending && statements.mayGoOn()) void agree()
      }}
    >
      <fieldset className="rounded-control border border-line p-4" disabled={isSending}>
        <legend className="px-1 text-sm font-bold">{t('title')}</legend>
        <p className="text-sm text-ink-soft">{t('text')}</p>
        <ConsentStatements statements={statements} isNeeded problemOf={() => t('problem')} />
        <FormError>{problem}</FormError>
        <Button type="submit" breaks className="mt-3" disabled={isSending}>
          {t('action')}
        </Button>
      </fieldset>
    </form>
  )
}

function useAgreement(
  { orderNumber, proof }: OrderOf,
  { ticked }: Statements,
  onAnswered: () => void,
) {
  const t = useTranslations('agreeLater')
  const form = useTranslations('form')
  const locale = textLocaleOf(useLocale())
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function agree() {
    setSending(true)
    setProblem(undefined)
    try {
      await callApi('POST /api/orders/[orderNumber]/supply-consent', {
        params: { orderNumber },
        headers: proof(),
        body: { supplyConsent: { ...ticked, version: CONSENT_VERSION }, locale },
      })
      onAnswered()
    } catch (error) {
      setSending(false)
      if (!(error instanceof HttpError)) setProblem(form('offline'))
      else if (error.status === 409) onAnswered()
      else setProblem(error.code === 'rate_limited' ? form('tooMany') : t('failed'))
    }
  }
  return { problem, isSending, agree }
}
