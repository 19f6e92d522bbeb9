'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { showToast } from '@/components/ui/toast/toaster'

/** Removes an address from the alerts about products, at a person's request. */
export function EraseAddress() {
  const t = useTranslations('backOffice.product-alerts')
  const common = useTranslations('backOffice.common')
  const id = useId()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isWorking) return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '')
    setWorking(true)
    setProblem(undefined)
    try {
      const { alerts } = await callAdmin('POST /api/admin/product-alerts/erasures', {
        body: { email },
      })
      form.reset()
      showToast({
        title: t('erased'),
        description: t('erasedText', { count: alerts }),
      })
    } catch (error) {
      setProblem(failureText(error, t('failed')))
    }
    setWorking(false)
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="mt-8 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id={`${id}-title`} className="font-bold">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('lead')}</p>
      <form
        noValidate
        onSubmit={erase}
        className="mt-3 flex flex-col gap-3 sm:flex-row sm:items-start"
      >
        <EmailField
          id={`${id}-email`}
          label={common('emailAddress')}
          name="email"
          className="min-w-0 flex-1 sm:max-w-80"
        />
        <Button type="submit" variant="outline" disabled={isWorking} className="sm:mt-6.5">
          {isWorking ? t('erasing') : t('erase')}
        </Button>
      </form>
      <div className="mt-3 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
    </section>
  )
}
