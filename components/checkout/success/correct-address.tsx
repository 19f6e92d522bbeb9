'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { sessionHeader } from '@/components/cart/cart-session'
import { customerSchema } from '@/components/checkout/customer-schema'
import { FormError } from '@/components/forms/form-error'
import { useFormErrorTexts } from '@/components/forms/form-error-texts'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'
import { callApi } from '@/lib/api/client'
import type { Order } from '@/lib/orders/contracts'
import { orderQueryKey } from './order-query'
import { useReasonText } from './use-reason-text'

type CorrectAddressProps = {
  orderNumber: string
  onCorrected: () => void
  onCancel: () => void
  /** The server refused, so what the page shows may be out of date. */
  onRefused: () => void
}

/** Changes the address of an order. Its address is checked as the checkout checks it. */
export function CorrectAddress({
  orderNumber,
  onCorrected,
  onCancel,
  onRefused,
}: CorrectAddressProps) {
  const t = useTranslations('confirmation.keyMail')
  const customer = useTranslations('checkout.customer')
  const texts = useTranslations('orderStatus.resend')
  const reasonText = useReasonText()
  const queryClient = useQueryClient()
  const { form, register, errorOf, problem, isSending, submit } = useApiForm({
    defaults: { email: '' },
    send: ({ email }) =>
      callApi('POST /api/orders/[orderNumber]/correct-email', {
        params: { orderNumber },
        headers: sessionHeader(),
        body: { email },
      }),
    onSent: (_, { email }) => {
      queryClient.setQueryData<Order>(
        orderQueryKey(orderNumber),
        (order) => order && { ...order, customerEmail: email.trim() },
      )
      onCorrected()
    },
    onRefused,
    explain: reasonText,
    texts: useFormErrorTexts(),
  })
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4 border-t border-line pt-4">
      <EmailField
        id="right-email"
        label={t('correct')}
        hint={t('once')}
        required
        error={errorOf('email')}
        {...register('email', {
          validate: (email) =>
            customerSchema.shape.email.safeParse(email).success || customer('emailInvalid'),
        })}
      />
      <FormError>{problem}</FormError>
      <div className="flex flex-col gap-3 xs:flex-row xs:flex-wrap xs:items-center">
        <Button type="submit" breaks disabled={isSending}>
          {isSending ? texts('sending') : t('change')}
        </Button>
        <Button
          variant="ghost"
          disabled={isSending}
          // The field keeps the focus: leaving it would be judged, and the verdict would move this button away.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
