'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFieldRules } from '@/components/forms/field-rules'
import { FormError } from '@/components/forms/form-error'
import { FormSent } from '@/components/forms/form-sent'
import { OrderNumberField } from '@/components/forms/order-number-field'
import { useOrderOfAddress } from '@/components/forms/use-order-of-address'
import { usePostForm } from '@/components/forms/use-post-form'
import { useStoreProps } from '@/components/storefront/store-props'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { Icon } from '@/components/ui/icon/icon'

type OrderAccessFormProps = {
  /** What the link leads to. */
  purpose?: 'status' | 'refund'
  /** How long the link is valid. */
  linkHours: number
}

/** Requests a link to an order by mail. */
export function OrderAccessForm({ purpose = 'status', linkHours }: OrderAccessFormProps) {
  const t = useTranslations('orderAccess')
  const tForm = useTranslations('form')
  const rules = useFieldRules()
  const locale = useLocale()
  const { orderNumberPrefix } = useStoreProps()
  const { form, register, errorOf, problem, isSending, sent, submit, startOver } = usePostForm({
    call: 'POST /api/orders/access',
    defaults: { orderNumber: '', email: '' },
    toBody: (fields) => ({ ...fields, purpose, locale }),
    explain: ({ code }) => (code === 'rate_limited' ? t('form.tooMany') : undefined),
  })
  useOrderOfAddress((order) => form.getValues('orderNumber') || form.setValue('orderNumber', order))
  if (sent) {
    const { orderNumber, email } = sent.values
    return (
      <FormSent title={t('sent.title')}>
        <p>
          {t('sent.text', {
            orderNumber: orderNumber.trim(),
            email: email.trim(),
            hours: linkHours,
          })}
        </p>
        <p className="text-sm text-muted">{t('sent.nothing')}</p>
        <Button variant="outline" onClick={startOver}>
          {t('sent.again')}
        </Button>
      </FormSent>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <OrderNumberField
        id="order-number"
        label={t('form.orderNumber')}
        hint={t('form.orderNumberHint', { prefix: orderNumberPrefix })}
        required
        error={errorOf('orderNumber')}
        {...register('orderNumber', rules.filled)}
      />
      <EmailField
        id="order-email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        required
        error={errorOf('email')}
        {...register('email', rules.emailAddress)}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" size="lg" disabled={isSending} className="w-full">
        <Icon name="mail" />
        {isSending ? tForm('sending') : t('form.send')}
      </Button>
    </form>
  )
}
