'use client'

import { Scale } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { today } from '@/components/back-office/format-date'
import { useStore } from '@/components/back-office/store-context'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { providerLabel } from '@/components/payments/admin/provider-labels'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { CompareRequest } from '@/lib/bookkeeping/contracts'
import { addDays } from '@/lib/core/calendar'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'

/** Asks which days to compare. */
export function CompareDialog({
  onStarted,
  onClose,
}: {
  onStarted: () => void
  onClose: () => void
}) {
  const t = useTranslations('backOffice.bookkeeping')
  const { timezone } = useStore()
  const common = useTranslations('backOffice.common')
  const orders = useTranslations('backOffice.orders')
  const { field, ...state } = useAdminForm<CompareRequest>({
    defaults: { provider: PROVIDER_IDS[0], from: addDays(today(), -7), to: today() },
    send: (body) => callAdmin('POST /api/admin/books', { body }),
    onSent: () => {
      onStarted()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('dialog.title')}
      icon={Scale}
      size="sm"
      submitLabel={t('dialog.submit')}
      pendingLabel={t('dialog.starting')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <SelectField label={t('dialog.with')} {...field('provider')}>
          {PROVIDER_IDS.map((provider) => (
            <option key={provider} value={provider}>
              {providerLabel(orders, provider)}
            </option>
          ))}
        </SelectField>
        <TextField type="date" label={common('from')} required {...field('from')} />
        <TextField
          type="date"
          label={t('dialog.to')}
          required
          hint={t('dialog.hint', { timezone })}
          {...field('to')}
        />
      </div>
    </FormDialog>
  )
}
