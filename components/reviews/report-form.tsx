'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { StarRow } from '@/components/catalog/rating'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormCaptcha, useCaptchaAttempts } from '@/components/forms/form-captcha'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { FormSent } from '@/components/forms/form-sent'
import { Honeypot } from '@/components/forms/honeypot'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { QueryProvider } from '@/components/ui/query-provider'
import { callApi } from '@/lib/api/client'
import { sendInPageLanguage } from '@/lib/http/send-in-page-language'
import type { Captcha } from '@/lib/plugins/captcha/captcha'
import type { Review } from '@/lib/reviews/contracts'
import {
  MAX_EXPLANATION_LENGTH,
  MAX_REPORTER_LENGTH,
  REPORT_GROUNDS,
  type ReportGround,
} from '@/lib/reviews/review-rules'

type Fields = {
  ground: ReportGround | ''
  explanation: string
  name: string
  email: string
  goodFaith: boolean
  website: string
  captchaToken: string
}

const EMPTY: Fields = {
  ground: '',
  explanation: '',
  name: '',
  email: '',
  goodFaith: false,
  website: '',
  captchaToken: '',
}

/** The review that the page's address names: `undefined` until that is known, `null` for none. */
function useNamedReview(): number | null | undefined {
  const [id, setId] = useState<number | null>()
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('review') ?? ''
    setId(/^\d{1,9}$/.test(named) ? Number(named) : null)
  }, [])
  return id
}

/**
 * Reports a review that is shown.
 *
 * @param captcha the captcha's settings, when it is enabled
 */
export function ReportForm({ captcha }: { captcha?: Captcha }) {
  return (
    <QueryProvider>
      <NamedReview captcha={captcha} />
    </QueryProvider>
  )
}

function NamedReview({ captcha }: { captcha?: Captcha }) {
  const t = useTranslations('reviewReport')
  const id = useNamedReview()
  const { data: review, isError } = useQuery({
    queryKey: ['reported-review', id],
    queryFn: () => callApi('GET /api/reviews/[id]', { params: { id: id ?? 0 } }),
    enabled: typeof id === 'number',
    retry: false,
  })
  if (id === null || isError) return <p>{t('missing')}</p>
  if (!review)
    return (
      <p role="status" className="text-muted">
        {t('loading')}
      </p>
    )
  return (
    <>
      <Quoted review={review} />
      <Form key={review.id} reviewId={review.id} captcha={captcha} />
    </>
  )
}

function Quoted({ review: { stars, title, text, displayName, locale } }: { review: Review }) {
  return (
    <blockquote
      lang={locale}
      dir="auto"
      className="mb-6 rounded-control border-s-4 border-line-strong bg-canvas px-4 py-3 [overflow-wrap:anywhere]"
    >
      <StarRow rating={stars} />
      {title && <p className="mt-1 font-bold">{title}</p>}
      <p className="mt-1 whitespace-pre-line text-ink-soft">{text}</p>
      <p className="mt-1 text-sm text-muted">
        <bdi>{displayName}</bdi>
      </p>
    </blockquote>
  )
}

function Form({ reviewId, captcha }: { reviewId: number; captcha?: Captcha }) {
  const t = useTranslations('reviewReport')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const [hasStarted, setStarted] = useState(false)
  const { attempts, refusals } = useCaptchaAttempts()
  const { form, register, errorOf, field, problem, isSending, sent, submit } = useApiForm({
    defaults: EMPTY,
    send: ({ captchaToken, ...fields }) =>
      sendInPageLanguage('POST /api/reviews/[id]/reports', {
        params: { id: reviewId },
        body: { ...fields, locale, ...(captcha && { captchaToken }) },
      }),
    ...refusals,
    texts: useFormErrorTexts(),
  })
  if (sent)
    return (
      <FormSent title={t('sent.title')}>
        <p>
          {sent.values.email.trim() === ''
            ? t('sent.unnamed')
            : t('sent.mailed', { email: sent.values.email.trim() })}
        </p>
      </FormSent>
    )
  const faithError = errorOf('goodFaith')
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-muted">({tForm('optional')})</span>
    </>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setStarted(true)
        return submit(event)
      }}
      onFocus={() => setStarted(true)}
      className="relative space-y-5"
    >
      <SelectField label={t('ground')} required {...field('ground', rules.filled)}>
        <option value="">{t('choose')}</option>
        {REPORT_GROUNDS.map((ground) => (
          <option key={ground} value={ground}>
            {t(`grounds.${ground}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('explanation')}
        hint={t('explanationHint')}
        required
        rows={5}
        maxLength={MAX_EXPLANATION_LENGTH}
        {...field('explanation', rules.filled)}
      />
      <TextField
        label={optional(t('name'))}
        autoComplete="name"
        maxLength={MAX_REPORTER_LENGTH}
        {...field('name')}
      />
      <EmailField label={optional(t('email'))} hint={t('emailHint')} {...field('email')} />
      <div>
        <Checkbox
          label={t('goodFaith')}
          aria-required
          aria-invalid={faithError !== undefined}
          aria-describedby={faithError ? 'goodFaith-error' : undefined}
          {...register('goodFaith', { required: t('confirm') })}
        />
        {faithError && (
          <p id="goodFaith-error" className="mt-1 text-sm font-medium text-danger">
            {faithError}
          </p>
        )}
      </div>
      <Honeypot {...register('website')} />
      {captcha && (
        <FormCaptcha
          captcha={captcha}
          form={form}
          error={errorOf('captchaToken')}
          attempts={attempts}
          isActive={hasStarted}
        />
      )}
      <FormError>{problem}</FormError>
      <Button type="submit" size="lg" disabled={isSending}>
        {isSending ? tForm('sending') : t('send')}
      </Button>
    </form>
  )
}
