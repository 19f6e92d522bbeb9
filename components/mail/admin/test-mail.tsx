'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { useSignedInUser } from '@/components/back-office/session/admin-gate'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { FormError } from '@/components/forms/form-error'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/fields/email-field'

/** Sends a test mail directly, bypassing the queue, so that the mail server's response is shown. */
export function TestMail() {
  const t = useTranslations('backOffice.mail')
  const common = useTranslations('backOffice.common')
  const { email } = useSignedInUser()
  const { register, errorOf, problem, isSending, submit, sent } = useAdminForm({
    defaults: { to: email },
    send: (body) => callAdmin('POST /api/admin/settings/test-mail', { body }),
  })
  const result = isSending ? undefined : sent
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <h3 className="text-sm font-bold">{t('test.title')}</h3>
      <EmailField
        id="testMailTo"
        label={t('test.to')}
        hint={t('test.hint')}
        required
        error={errorOf('to')}
        {...register('to')}
      />
      <Button type="submit" variant="outline" disabled={isSending}>
        {isSending ? common('sending') : t('test.send')}
      </Button>
      <p role="status" className="text-sm font-medium text-success empty:hidden">
        {result?.answer.status === 'sent' && t('test.taken', { address: result.values.to })}
      </p>
      <FormError>
        {problem ??
          (result?.answer.status === 'failed'
            ? t('test.refused', { error: sentenceInPageLanguage(result.answer.error ?? '') })
            : undefined)}
      </FormError>
    </form>
  )
}
