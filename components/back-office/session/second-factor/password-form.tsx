'use client'

import { useTranslations } from 'next-intl'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'

type Props = {
  /** What the button does. */
  label: string
  /** Makes the call that the password is for. */
  send: (password: string) => Promise<unknown>
}

/** Asks for the password before something changes that protects the account. */
export function PasswordForm({ label, send }: Props) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { password: '' },
    send: ({ password }) => send(password),
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <TextField
        type="password"
        label={common('yourPassword')}
        required
        maxLength={200}
        autoComplete="current-password"
        {...field('password', { required: t('fields.passwordRequired') })}
        // The page behind may have a field of this name.
        id="confirm-password"
      />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={isSending}>
        {isSending ? t('secondFactor.oneMoment') : label}
      </Button>
    </form>
  )
}
