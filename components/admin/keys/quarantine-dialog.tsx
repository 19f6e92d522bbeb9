'use client'

import { Ban } from 'lucide-react'
import { showToast } from '@/components/shop/toaster'
import { TextField } from '@/components/ui/text-field'
import type { ProductKey } from '@/lib/domains/licences/contracts'
import { maskKey } from '@/lib/domains/licences/key-rules'
import { callAdmin } from '../admin-calls'
import { FormDialog } from '../dialogs/form-dialog'
import { tellingFailure } from '../toast-failure'
import { useAdminForm } from '../use-admin-form'
import { useKeysChanged } from './use-keys-changed'

const FAILED = 'Failed to quarantine product key'

type Props = { productKey: ProductKey; onClose: () => void }

export function QuarantineDialog({ productKey, onClose }: Props) {
  const changed = useKeysChanged()
  const { form, field, ...state } = useAdminForm<{ reason: string }>({
    defaults: { reason: '' },
    failed: FAILED,
    send: (body) =>
      tellingFailure(
        FAILED,
        callAdmin(`/api/admin/product-keys/${productKey.id}/quarantine`, { method: 'POST', body }),
      ),
    onSent: () => {
      showToast({ title: 'Key Quarantined', description: 'It is out of sale and stays on record.' })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Quarantine key ${maskKey(productKey.keyValue)}`}
      description="It is not sold any more, and can't be added again."
      icon={Ban}
      size="sm"
      submitLabel="Quarantine"
      canSubmit={form.watch('reason').trim() !== ''}
      form={state}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        required
        maxLength={300}
        placeholder="Blocked by the publisher"
        {...field('reason')}
      />
    </FormDialog>
  )
}
