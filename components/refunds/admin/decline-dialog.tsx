'use client'

import { MessageSquareX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { MailedAnswerDialog } from '@/components/back-office/dialogs/mailed-answer-dialog'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'

type Props = { request: AdminRefundRequest; onClose: () => void }

export function DeclineDialog({ request, onClose }: Props) {
  const t = useTranslations('backOffice.refunds.decline')
  return (
    <MailedAnswerDialog
      title={t('title')}
      description={request.orderNumber}
      icon={MessageSquareX}
      label={t('answer')}
      hint={t('answerHint')}
      submitLabel={t('submit')}
      isRequired
      maxLength={MAX_NOTE_LENGTH}
      send={(answer) =>
        callAdmin('POST /api/admin/refund-requests/[id]/answer', {
          params: { id: request.id },
          body: { decision: 'decline', answer },
        })
      }
      done={{
        title: t('done'),
        description: t('goesTo', { email: shownEmail(request.customerEmail) }),
      }}
      onClose={onClose}
    />
  )
}
