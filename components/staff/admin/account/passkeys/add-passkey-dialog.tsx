'use client'

import { Fingerprint } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { askForNewPasskey } from '@/components/forms/passkeys/authenticator'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { deviceName } from '../../user-labels'

/** Asks for the password, then the browser for the passkey. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { name: deviceName(navigator.userAgent, t), password: '' },
    failed: t('passkeys.addFailed'),
    send: async ({ name, password }) => {
      const { options, ticket } = await callAdmin('POST /api/admin/account/passkeys/beginning', {
        body: { password },
      })
      const credential = await askForNewPasskey(options)
      return callAdmin('POST /api/admin/account/passkeys', { body: { ticket, name, credential } })
    },
    onSent: ({ name }) => {
      showToast({ title: t('passkeys.addDone'), description: name })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('passkeys.add')}
      description={t('passkeys.addText')}
      icon={Fingerprint}
      size="sm"
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="space-y-4">
        <TextField
          label={common('name')}
          required
          maxLength={60}
          hint={t('passkeys.nameHint')}
          {...field('name', { required: t('passkeys.nameRequired') })}
          id="passkey-name"
        />
        <TextField
          type="password"
          label={common('yourPassword')}
          required
          maxLength={200}
          autoComplete="current-password"
          {...field('password', { required: t('fields.passwordRequired') })}
          id="passkey-password"
        />
        <FormError>{problem}</FormError>
        <Button type="submit" size="lg" className="w-full" disabled={isSending}>
          {isSending ? t('fields.waitingForDevice') : t('fields.continue')}
        </Button>
      </form>
    </Dialog>
  )
}
