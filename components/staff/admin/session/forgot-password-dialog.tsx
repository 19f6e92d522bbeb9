'use client'

import { MailQuestion } from 'lucide-react'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { EmailField } from '@/components/ui/fields/email-field'
import { callApi } from '@/lib/api/client'
import { BackToLogin } from './back-to-login'

/** Asks for a link to a new password. */
export function ForgotPasswordDialog({ onBack }: { onBack: () => void }) {
  const { field, problem, isSending, sent, submit } = useAdminForm({
    defaults: { email: '' },
    send: ({ email }) => callApi('POST /api/auth/password-reset', { body: { email } }),
  })
  return (
    <Dialog
      title="Forgot your password?"
      description="We mail a link to a new one to the address of your account."
      icon={MailQuestion}
      size="sm"
    >
      {sent ? (
        <div className="space-y-4">
          <p role="status" className="text-sm text-ink-soft">
            If an account has the address <strong>{sent.values.email}</strong>, a link is on its
            way. It works for 30 minutes.
          </p>
          <Button className="w-full" onClick={onBack}>
            Back to the login
          </Button>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-4">
          <EmailField
            label="Email"
            required
            autoComplete="email"
            {...field('email', { required: 'Enter your e-mail address' })}
            id="forgot-email"
          />
          <FormError>{problem}</FormError>
          <Button type="submit" size="lg" className="w-full" disabled={isSending}>
            {isSending ? 'Sending …' : 'Send the link'}
          </Button>
          <BackToLogin onBack={onBack} />
        </form>
      )}
    </Dialog>
  )
}
