import { RefreshCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useOrderChanged } from '@/components/back-office/use-order-changed'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { shownEmail } from '@/lib/core/shown-email'
import { MAX_REASON_LENGTH } from '@/lib/orders/admin-limits'

type Reason = { reason: string }

type Props = {
  buyer: { customerName: string; customerEmail: string }
  /** The key as it is shown. */
  masked: string
  productName: string
  /** Proposed as the reason. */
  reason?: string
  /** The call that replaces it. */
  replace: (body: Reason) => Promise<unknown>
  onClose: () => void
}

/** Replaces a key from the stock. */
export function ReplaceKeyDialog(props: Props) {
  const { buyer, masked, productName, reason = '', replace, onClose } = props
  const t = useTranslations('backOffice.orders.replace')
  const changed = useOrderChanged()
  const { field, ...state } = useAdminForm<Reason>({
    defaults: { reason },
    send: replace,
    onSent: () => {
      showToast({
        title: t('done'),
        description: t('goesTo', { email: shownEmail(buyer.customerEmail) }),
      })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('title')}
      description={t('keyOf', { key: masked, product: productName })}
      icon={RefreshCcw}
      size="sm"
      submitLabel={t('submit')}
      pendingLabel={t('pending')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-4">
        <p className="text-sm text-ink-soft">{t('text', { name: buyer.customerName })}</p>
        <TextField
          label={t('reason')}
          required
          maxLength={MAX_REASON_LENGTH}
          {...field('reason')}
        />
      </div>
    </FormDialog>
  )
}
