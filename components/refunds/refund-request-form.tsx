'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { SmallPrintLink } from '@/components/forms/small-print-link'
import { usePostForm } from '@/components/forms/use-post-form'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Icon } from '@/components/ui/icon/icon'
import type { HttpError } from '@/lib/http/client'
import { textLocaleOf } from '@/lib/i18n/locales'
import {
  MAX_MESSAGE_LENGTH,
  MAX_PRODUCTS_LENGTH,
  REFUND_REFUSALS,
  type RefundReason,
} from '@/lib/refunds/refund-reasons'
import { RefundRequestSent } from './refund-request-sent'

type Fields = {
  scope: 'whole' | 'some'
  products: string
  reason: RefundReason | ''
  message: string
}

const EMPTY: Fields = {
  scope: 'whole',
  products: '',
  reason: '',
  message: '',
}

type RefundRequestFormProps = {
  /** From the link that was mailed to the buyer. */
  token: string
  reasons: readonly { reason: RefundReason; label: string }[]
}

/** The refund request form: the items and the reason. */
export function RefundRequestForm({ token, reasons }: RefundRequestFormProps) {
  const t = useTranslations('refundRequest.form')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const explain = useErrorTexts()
  const { form, register, errorOf, problem, isSending, sent, submit } = usePostForm({
    call: 'POST /api/refund-requests',
    defaults: EMPTY,
    toBody: ({ scope, ...fields }) => ({
      ...fields,
      token,
      products: scope === 'some' ? fields.products : '',
      locale,
    }),
    explain,
  })
  const scope = form.watch('scope')
  if (sent) return <RefundRequestSent answer={sent.answer} />
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <SelectField id="refund-scope" label={t('scope')} {...register('scope')}>
        <option value="whole">{t('whole')}</option>
        <option value="some">{t('some')}</option>
      </SelectField>
      {scope === 'some' && (
        <TextField
          id="refund-products"
          label={t('products')}
          hint={t('productsHint')}
          required
          maxLength={MAX_PRODUCTS_LENGTH}
          error={errorOf('products')}
          {...register('products', { ...rules.filled, shouldUnregister: true })}
        />
      )}
      <SelectField
        id="refund-reason"
        label={t('reason')}
        required
        error={errorOf('reason')}
        {...register('reason', rules.filled)}
      >
        <option value="">{t('chooseReason')}</option>
        {reasons.map(({ reason, label }) => (
          <option key={reason} value={reason}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="refund-message"
        label={
          <>
            {t('message')} <span className="font-normal text-muted">({tForm('optional')})</span>
          </>
        }
        hint={t('messageHint')}
        rows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        error={errorOf('message')}
        {...register('message')}
      />
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="lg" breaks disabled={isSending}>
          <Icon name="send" className="rtl:-scale-x-100" />
          {isSending ? tForm('sending') : t('send')}
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm leading-relaxed text-muted">
          {t.rich('policy', {
            link: (chunks) => <SmallPrintLink href="/returns">{chunks}</SmallPrintLink>,
          })}
        </p>
      </div>
    </form>
  )
}

/** Translated error messages of the refund request. */
function useErrorTexts() {
  const t = useTranslations('refundRequest.refused')
  const locale = textLocaleOf(useLocale())
  return (error: HttpError): string | undefined => {
    if (error.code === 'unauthorized') return t('linkEnded')
    const reason = REFUND_REFUSALS.find((known) => known === error.detail('reason'))
    if (reason !== 'period_ended') return reason && t(reason)
    const endedOn = error.detail('endedOn')
    if (endedOn === null) return undefined
    const timeZone = error.detail('timeZone') ?? 'UTC'
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
    return t(reason, { date: date.format(new Date(endedOn)) })
  }
}
