'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { timeOf } from '@/components/back-office/store-time'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { Dispute } from '@/lib/refunds/disputes/contracts'
import { DISPUTE_STATES } from '@/lib/refunds/disputes/lifecycle'

type Props = {
  orderNumber: string
  /** To change one that was entered before. */
  dispute?: Dispute
  onClose: () => void
}
type Values = {
  reference: string
  reason: string
  status: Dispute['status']
  respondBy: string
}

/** Enters, or changes, a dispute that a bank reports by letter. */
export function EnterDisputeDialog({ orderNumber, dispute, onClose }: Props) {
  const t = useTranslations('backOffice.disputes')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<Values>({
    defaults: {
      reference: dispute?.providerDisputeId ?? '',
      reason: dispute?.reason ?? '',
      status: dispute?.status ?? 'needs_response',
      respondBy: timeOf(dispute?.respondBy).slice(0, 10),
    },
    send: ({ respondBy, ...rest }) =>
      callAdmin('POST /api/admin/orders/[orderNumber]/disputes', {
        params: { orderNumber },
        body: { ...rest, respondBy: respondBy || null },
      }),
    onSent: (_, { status }) => {
      showToast({ title: t('dialog.saved'), description: t(`status.${status}`) })
      client.invalidateQueries({ queryKey: ['GET /api/admin/disputes'] })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={dispute ? t('dialog.change') : t('panel.enter')}
      description={orderNumber}
      icon={Scale}
      submitLabel={common('save')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">{t('dialog.hint')}</p>
        <TextField
          label={t('dialog.number')}
          required
          maxLength={100}
          readOnly={dispute !== undefined}
          {...field('reference')}
        />
        <TextField label={common('reason')} required maxLength={200} {...field('reason')} />
        <SelectField label={common('status')} {...field('status')}>
          {DISPUTE_STATES.states.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label={t('dialog.answerBefore')}
          hint={t('dialog.answerBeforeHint')}
          {...field('respondBy')}
        />
      </div>
    </FormDialog>
  )
}
