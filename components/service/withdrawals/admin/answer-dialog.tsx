'use client'

import { MessageSquareReply } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { languageName } from '@/components/back-office/language/language-name'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminWithdrawal, WithdrawalAnswer } from '@/lib/service/withdrawals/admin-contracts'

export type Decision = WithdrawalAnswer['decision']

type Props = { withdrawal: AdminWithdrawal; decision: Decision; onClose: () => void }

/** Says what came of a withdrawal; only whoever is refused has to be told why. */
export function AnswerDialog({ withdrawal, decision, onClose }: Props) {
  const t = useTranslations('backOffice.refunds.withdrawals')
  const common = useTranslations('backOffice.common')
  const changed = useOrderChanged()
  const { id, name, email, locale, orderReference } = withdrawal
  const { field, ...state } = useAdminForm<{ answer: string }>({
    defaults: { answer: '' },
    send: ({ answer }) =>
      callAdmin('POST /api/admin/withdrawals/[id]/answer', {
        params: { id },
        body: { decision, answer },
      }),
    onSent: () => {
      showToast({
        title: t(`done.${decision}`),
        description: t('goesTo', { email: shownEmail(email) }),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`${decision}Of`, { name })}
      description={orderReference}
      icon={MessageSquareReply}
      submitLabel={t('send')}
      pendingLabel={common('sending')}
      form={state}
      onClose={onClose}
    >
      <TextAreaField
        label={t('answer')}
        required={decision === 'decline'}
        rows={6}
        maxLength={MAX_NOTE_LENGTH}
        hint={t('answerHint', { language: languageName(locale) })}
        {...field('answer')}
      />
    </FormDialog>
  )
}
