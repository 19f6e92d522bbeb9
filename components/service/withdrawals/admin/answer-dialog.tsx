'use client'

import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { MailedAnswerDialog } from '@/components/back-office/dialogs/mailed-answer-dialog'
import { languageName } from '@/components/back-office/language/language-name'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminWithdrawal, WithdrawalAnswer } from '@/lib/service/withdrawals/admin-contracts'

export type Decision = WithdrawalAnswer['decision']

type Props = { withdrawal: AdminWithdrawal; decision: Decision; onClose: () => void }

/** Says what came of a withdrawal; only whoever is refused has to be told why. */
export function AnswerDialog({ withdrawal, decision, onClose }: Props) {
  const t = useTranslations('backOffice.refunds.withdrawals')
  const { id, name, email, locale, orderReference } = withdrawal
  return (
    <MailedAnswerDialog
      title={t(`${decision}Of`, { name })}
      description={orderReference}
      label={t('answer')}
      hint={t('answerHint', { language: languageName(locale) })}
      submitLabel={t('send')}
      isRequired={decision === 'decline'}
      maxLength={MAX_NOTE_LENGTH}
      send={(answer) =>
        callAdmin('POST /api/admin/withdrawals/[id]/answer', {
          params: { id },
          body: { decision, answer },
        })
      }
      done={{
        title: t(`done.${decision}`),
        description: t('goesTo', { email: shownEmail(email) }),
      }}
      onClose={onClose}
    />
  )
}
