'use client'

import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { callApi } from '@/lib/api/client'
import { BackToLogin } from './back-to-login'

type Props = {
  /** What the login with the password was given. */
  ticket: string
  onLogin: (token: string) => Promise<void>
  onBack: () => void
}

/** The second step of a login: a code of the app, or a recovery code. */
export function SecondStepDialog({ ticket, onLogin, onBack }: Props) {
  const t = useTranslations('backOffice.staff')
  const { field, problem, isSending, submit } = useAdminForm({
    defaults: { code: '' },
    send: async ({ code }) => {
      const { sessionId } = await callApi('POST /api/auth/second-factor', {
        body: { ticket, code },
      })
      await onLogin(sessionId)
    },
  })
  return (
    <Dialog
      title={t('secondStep.title')}
      description={t('secondStep.description')}
      icon={ShieldCheck}
      size="sm"
    >
      <form onSubmit={submit} noValidate className="space-y-4">
        <TextField
          label={t('fields.code')}
          required
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          {...field('code', { required: t('fields.codeRequired') })}
          id="second-step-code"
        />
        <FormError>{problem}</FormError>
        <Button type="submit" size="lg" className="w-full" disabled={isSending}>
          {isSending ? t('fields.checking') : t('fields.continue')}
        </Button>
        <BackToLogin onBack={onBack} />
      </form>
    </Dialog>
  )
}
