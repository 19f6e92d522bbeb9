'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'

const EMPTY = { currentPassword: '', password: '' }

/** Changes the user's own password. */
export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const { form, field, problem, isSending, submit } = useAdminForm({
    defaults: EMPTY,
    failed: t('fields.passwordNotChanged'),
    send: (passwords) => callAdmin('POST /api/admin/account/password', { body: passwords }),
    onSent: () => {
      showToast({ title: t('password.changed'), description: t('password.sessionsEnded') })
      form.reset(EMPTY)
      onChanged()
    },
  })
  return (
    <Panel title={common('password')} lead={t('password.lead')}>
      <form onSubmit={submit} noValidate className="max-w-md space-y-4">
        <TextField
          type="password"
          label={t('password.current')}
          required
          maxLength={200}
          autoComplete="current-password"
          {...field('currentPassword', { required: t('password.currentRequired') })}
        />
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
        <Button type="submit" disabled={isSending}>
          {isSending ? t('fields.changing') : t('fields.changePassword')}
        </Button>
      </form>
    </Panel>
  )
}
