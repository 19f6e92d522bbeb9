'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button, buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { callApi } from '@/lib/api/client'

export const RESET_PATH = '/admin/reset-password'

/** Chooses a new password by the link that was mailed; its token is in the fragment. */
export function ResetPasswordDialog() {
  const t = useTranslations('backOffice.staff')
  const [token, setToken] = useState('')
  useEffect(() => {
    setToken(location.hash.slice(1))
    // So that it is not left in the address bar and the history.
    history.replaceState(history.state, '', RESET_PATH)
  }, [])
  const { field, problem, isSending, sent, submit } = useAdminForm({
    defaults: { password: '' },
    failed: t('fields.passwordNotChanged'),
    send: ({ password }) => callApi('PUT /api/auth/password', { body: { token, password } }),
  })
  return (
    <Dialog title={t('reset.title')} description={t('reset.description')} icon={KeyRound} size="sm">
      {sent ? (
        <div className="space-y-4">
          <p role="status" className="text-sm text-ink-soft">
            {t('reset.changed')}
          </p>
          <a href="/admin" className={buttonStyle({ className: 'w-full' })}>
            {t('reset.toLogin')}
          </a>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-4">
          <TextField
            type="password"
            label={t('fields.newPassword')}
            required
            maxLength={200}
            autoComplete="new-password"
            hint={t('passwordHint')}
            {...field('password', { required: t('fields.newPasswordRequired') })}
          />
          <FormError>{problem}</FormError>
          <Button type="submit" size="lg" className="w-full" disabled={isSending || token === ''}>
            {isSending ? t('fields.changing') : t('fields.changePassword')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
