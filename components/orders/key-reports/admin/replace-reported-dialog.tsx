import { RefreshCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'
import type { AdminKeyReport } from '@/lib/orders/key-reports/admin-contracts'

type Props = { report: AdminKeyReport; onClose: () => void }

/** Replaces a reported key from the stock. */
export function ReplaceReportedDialog({ report, onClose }: Props) {
  const t = useTranslations('backOffice.orders')
  const changed = useOrderChanged()
  const { id, customerEmail, customerName, productName, kind, key } = report
  const { field, ...state } = useAdminForm<{ reason: string }>({
    defaults: { reason: t(`keyReports.kinds.${kind}`) },
    send: (body) => callAdmin('POST /api/admin/key-reports/[id]/replace', { params: { id }, body }),
    onSent: () => {
      showToast({
        title: t('replace.done'),
        description: t('replace.goesTo', { email: shownEmail(customerEmail) }),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('replace.title')}
      description={t('replace.keyOf', { key: key.masked, product: productName })}
      icon={RefreshCcw}
      size="sm"
      submitLabel={t('replace.submit')}
      pendingLabel={t('replace.pending')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">{t('replace.text', { name: customerName })}</p>
        <TextField
          label={t('replace.reason')}
          required
          maxLength={MAX_REASON_LENGTH}
          {...field('reason')}
        />
      </div>
    </FormDialog>
  )
}
