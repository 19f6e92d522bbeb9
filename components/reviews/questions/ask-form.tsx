'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormCaptcha, useCaptchaAttempts } from '@/components/forms/form-captcha'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { FormSent } from '@/components/forms/form-sent'
import { Honeypot } from '@/components/forms/honeypot'
import { SmallPrintLink } from '@/components/forms/small-print-link'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { shownEmail } from '@/lib/core/shown-email'
import { sendInPageLanguage } from '@/lib/http/send-in-page-language'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import { MAX_ASKER_LENGTH, MAX_QUESTION_LENGTH } from '@/lib/reviews/questions/question-rules'

const EMPTY = { text: '', displayName: '', email: '', website: '', captchaToken: '' }

type AskFormProps = { productId: number; captcha?: Captcha }

/** Takes a question about a product, and the address that the answer goes to. */
export default function AskForm({ productId, captcha }: AskFormProps) {
  const t = useTranslations('questions')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const place = useRef<HTMLFormElement>(null)
  const { attempts, refusals } = useCaptchaAttempts()
  const { form, register, errorOf, field, problem, isSending, sent, submit } = useApiForm({
    defaults: EMPTY,
    send: ({ captchaToken, ...fields }) =>
      sendInPageLanguage('POST /api/questions', {
        body: { ...fields, productId, locale, ...(captcha && { captchaToken }) },
      }),
    ...refusals,
    texts: useFormErrorTexts(),
  })
  // It was opened to be filled in.
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [])
  if (sent)
    return (
      <div className="mt-5">
        <FormSent title={t('sent.title')}>
          <p>{t('sent.text', { email: shownEmail(sent.values.email.trim()) })}</p>
        </FormSent>
      </div>
    )
  return (
    <form ref={place} noValidate onSubmit={submit} className="relative mt-5 max-w-2xl space-y-5">
      <TextAreaField
        label={t('question')}
        hint={t('questionHint')}
        required
        rows={4}
        maxLength={MAX_QUESTION_LENGTH}
        {...field('text', rules.filled)}
      />
      <EmailField
        label={t('email')}
        hint={t('emailHint')}
        required
        {...field('email', rules.emailAddress)}
      />
      <TextField
        label={
          <>
            {t('name')} <span className="font-normal text-muted">({tForm('optional')})</span>
          </>
        }
        hint={t('nameHint')}
        autoComplete="nickname"
        maxLength={MAX_ASKER_LENGTH}
        {...field('displayName')}
      />
      <Honeypot {...register('website')} />
      {captcha && (
        <FormCaptcha
          captcha={captcha}
          form={form}
          error={errorOf('captchaToken')}
          attempts={attempts}
        />
      )}
      <FormError>{problem}</FormError>
      <div>
        <Button type="submit" disabled={isSending}>
          {isSending ? tForm('sending') : t('send')}
        </Button>
        <p className="mt-3 text-xs text-muted">
          {t.rich('privacy', {
            link: (chunks) => <SmallPrintLink href="/privacy">{chunks}</SmallPrintLink>,
          })}
        </p>
      </div>
    </form>
  )
}
