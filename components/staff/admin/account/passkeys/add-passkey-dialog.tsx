'use client'

import { Fingerprint } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { askForNewPasskey } from '@/components/passkeys/authenticator'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { deviceName } from '../../user-labels'

/** Asks for the password, then the browser for the passkey. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { name: deviceName(navigator.userAgent), password: '' },
    failed: 'No passkey was added. Your browser or device may have none, or have this one already.',
    send: async ({ name, password }) => {
      const { options, ticket } = await callAdmin('POST /api/admin/account/passkeys/beginning', {
        body: { password },
      })
      const credential = await askForNewPasskey(options)
      return callAdmin('POST /api/admin/account/passkeys', { body: { ticket, name, credential } })
    },
    onSent: ({ name }) => {
      showToast({ title: 'Passkey Added', description: name })
      onClose()
    },
  })
  return (
    <Dialog
      title="Add a passkey"
      description="Your browser asks for a fingerprint, a face or a PIN next."
      icon={Fingerprint}
      size="sm"
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="space-y-4">
        <TextField
          label="Name"
          required
          maxLength={60}
          hint="By which you recognise it in your list"
          {...field('name', { required: 'Enter a name' })}
          id="passkey-name"
        />
        <TextField
          type="password"
          label="Your password"
          required
          maxLength={200}
          autoComplete="current-password"
          {...field('password', { required: 'Enter your password' })}
          id="passkey-password"
        />
        <FormError>{problem}</FormError>
        <Button type="submit" size="lg" className="w-full" disabled={isSending}>
          {isSending ? 'Waiting for your device …' : 'Continue'}
        </Button>
      </form>
    </Dialog>
  )
}
