'use client'

import { callAdmin } from '@/components/back-office/admin-calls'
import { Panel } from '@/components/back-office/shell/panel'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { PASSWORD_HINT } from '../user-labels'

const EMPTY = { currentPassword: '', password: '' }

/** Changes the user's own password. */
export function PasswordPanel({ onChanged }: { onChanged: () => void }) {
  const { form, field, problem, isSending, submit } = useAdminForm({
    defaults: EMPTY,
    failed: 'The password could not be changed',
    send: (passwords) => callAdmin('POST /api/admin/account/password', { body: passwords }),
    onSent: () => {
      showToast({ title: 'Password Changed', description: 'Your other sessions have ended.' })
      form.reset(EMPTY)
      onChanged()
    },
  })
  return (
    <Panel title="Password" lead="A new password ends all of your other sessions.">
      <form onSubmit={submit} noValidate className="max-w-md space-y-4">
        <TextField
          type="password"
          label="Current password"
          required
          maxLength={200}
          autoComplete="current-password"
          {...field('currentPassword', { required: 'Enter your current password' })}
        />
        <TextField
          type="password"
          label="New password"
          required
          maxLength={200}
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          {...field('password', { required: 'Enter a new password' })}
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Changing …' : 'Change password'}
        </Button>
      </form>
    </Panel>
  )
}
