'use client'

import { MessageSquareX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_NOTE_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'

type Props = { request: AdminRefundRequest; onClose: () => void }

export function DeclineDialog({ request, onClose }: Props) {
  const t = useTranslations('backOffice.refunds')
  const common = useTranslations('backOffice.common')
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<{ answer: string }>({
    defaults: { answer: '' },
    send: ({ answer }) =>
      callAdmin('POST /api/admin/refund-requests/[id]/answer', {
        params: { id: request.id },
        body: { decision: 'decline', answer },
      }),
    onSent: () => {
      showToast({
        title: t('decline.done'),
        description: t('decline.goesTo', { email: shownEmail(request.customerEmail) }),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('decline.title')}
      description={request.orderNumber}
      icon={MessageSquareX}
      submitLabel={t('decline.submit')}
      pendingLabel={common('sending')}
      form={state}
      onClose={onClose}
    >
      <TextAreaField
        label={t('decline.answer')}
        required
        rows={6}
        maxLength={MAX_NOTE_LENGTH}
        hint={t('decline.answerHint')}
        {...field('answer')}
      />
    </FormDialog>
  )
}
