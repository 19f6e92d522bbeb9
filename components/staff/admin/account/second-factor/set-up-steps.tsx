'use client'

import { useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import type { SecondFactorSetup } from '@/lib/staff/second-factor/contracts'
import { PasswordForm } from './password-form'
import { QrCode } from './qr-code'
import { RecoveryCodes } from './recovery-codes'

/** Sets up an authenticator app: the password, the QR code and its first code, the recovery codes. */
export function SetUpSteps({ onDone }: { onDone: () => void }) {
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (setup) return <FirstCode setup={setup} onConfirmed={setCodes} />
  return (
    <PasswordForm
      label="Continue"
      send={async (password) =>
        setSetup(
          await callAdmin('POST /api/admin/account/second-factor/setup', { body: { password } }),
        )
      }
    />
  )
}

type FirstCodeProps = {
  setup: SecondFactorSetup
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

function FirstCode({ setup: { secret, uri, ticket }, onConfirmed }: FirstCodeProps) {
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { code: '' },
    send: ({ code }) =>
      callAdmin('POST /api/admin/account/second-factor', { body: { ticket, code } }),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <p className="text-sm text-ink-soft">
        Scan this with your authenticator app, or type the key into it. Then enter the code that it
        shows.
      </p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p className="text-sm">
        <span className="text-muted">Key: </span>
        <code className="font-mono [overflow-wrap:anywhere]">{secret}</code>
      </p>
      <TextField
        label="Code of the app"
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code', { required: 'Enter the code' })}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Checking …' : 'Turn it on'}
      </Button>
    </form>
  )
}
