'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { tell } from '@/components/shop/analytics/shop-events'
import { FormSent } from '@/components/shop/forms/form-sent'
import { Honeypot } from '@/components/shop/forms/honeypot'
import { useFieldRules } from '@/components/shop/forms/rules'
import { SmallPrintLink } from '@/components/shop/forms/small-print-link'
import { usePostForm } from '@/components/shop/forms/use-post-form'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/email-field'
import type { Subscribe } from '@/lib/domains/newsletter/contracts'

type Fields = { email: string; website: string }

export function NewsletterForm() {
  const t = useTranslations('newsletter')
  const rules = useFieldRules()
  const locale = useLocale()
  const id = useId()
  const { register, errorOf, problem, isSending, sent, submit, startOver } = usePostForm<Fields>({
    path: '/api/newsletter',
    defaults: { email: '', website: '' },
    toBody: (fields): Subscribe => ({ ...fields, locale }),
    onSent: () => tell({ name: 'generate_lead', form: 'newsletter' }),
  })
  if (sent)
    return (
      <FormSent title={t('sentTitle')}>
        <p>{t('sentText', { email: sent.values.email.trim() })}</p>
        <Button variant="outline" size="sm" onClick={startOver}>
          {t('another')}
        </Button>
      </FormSent>
    )
  return (
    <form noValidate onSubmit={submit} className="relative space-y-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <EmailField
          id={`${id}-email`}
          label={t('email')}
          placeholder={t('placeholder')}
          className="min-w-0 flex-1"
          error={errorOf('email')}
          {...register('email', rules.emailAddress)}
        />
        <Button type="submit" size="lg" disabled={isSending} className="sm:mt-6.5">
          {isSending ? t('working') : t('subscribe')}
        </Button>
      </div>
      <Honeypot {...register('website')} />
      <FormProblem>{problem}</FormProblem>
      <p className="text-sm text-muted">
        {t.rich('consent', {
          link: (chunks) => <SmallPrintLink href="/privacy">{chunks}</SmallPrintLink>,
        })}
      </p>
    </form>
  )
}
