'use client'

import { MailQuestion } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { EmailField } from '@/components/ui/fields/email-field'
import { callApi } from '@/lib/api/client'
import { BackToLogin } from './back-to-login'

/** Asks for a link to a new password. */
export function ForgotPasswordDialog({ onBack }: { onBack: () => void }) {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const { field, problem, isSending, sent, submit } = useAdminForm({
    defaults: { email: '' },
    send: ({ email }) => callApi('POST /api/auth/password-reset', { body: { email } }),
  })
  return (
    <Dialog
      title={t('forgot.title')}
      description={t('forgot.description')}
      icon={MailQuestion}
      size="sm"
    >
      {sent ? (
        <div className="space-y-4">
          <p role="status" className="text-sm text-ink-soft">
            {t.rich('forgot.sent', {
              email: sent.values.email,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
          <Button className="w-full" onClick={onBack}>
            {t('gate.backToLogin')}
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-4">
          <EmailField
            label={common('email')}
            required
            autoComplete="email"
            {...field('email', { required: t('forgot.emailRequired') })}
            id="forgot-email"
          />
          <FormError>{problem}</FormError>
          <Button type="submit" size="lg" className="w-full" disabled={isSending}>
            {isSending ? common('sending') : t('forgot.submit')}
          </Button>
          <BackToLogin onBack={onBack} />
        </form>
      )}
    </Dialog>
  )
}
