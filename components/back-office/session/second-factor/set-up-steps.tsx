'use client'

import { useTranslations } from 'next-intl'
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
  const t = useTranslations('backOffice.staff')
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />
  if (setup) return <FirstCode setup={setup} onConfirmed={setCodes} />
  return (
    <PasswordForm
      label={t('fields.continue')}
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
  const t = useTranslations('backOffice.staff')
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { code: '' },
    send: ({ code }) =>
      callAdmin('POST /api/admin/account/second-factor', { body: { ticket, code } }),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <p className="text-sm text-ink-soft">{t('secondFactor.scan')}</p>
      <QrCode text={uri} label={t('secondFactor.qrCode')} />
      <p className="text-sm">
        <span className="text-muted">{t('secondFactor.key')} </span>
        <code className="font-mono [overflow-wrap:anywhere]">{secret}</code>
      </p>
      <TextField
        label={t('secondFactor.appCode')}
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code', { required: t('fields.codeRequired') })}
      />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={isSending}>
        {isSending ? t('fields.checking') : t('secondFactor.turnOn')}
      </Button>
    </form>
  )
}
