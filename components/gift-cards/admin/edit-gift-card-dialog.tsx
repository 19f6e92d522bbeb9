'use client'

import { Gift } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { instantOf, timeOf } from '@/components/back-office/utc-time'
import { money } from '@/components/orders/admin/order-labels'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { type AdminGiftCard, MAX_GIFT_CARD_NOTE } from '@/lib/gift-cards/admin-contracts'
import { giftCardName } from './gift-card-columns'
import { useGiftCardsChanged } from './use-gift-cards-changed'

type Props = { giftCard: AdminGiftCard; onClose: () => void }
type Values = { isActive: boolean; expiresAt: string; note: string }

/** Switches a gift card off or on, and changes until when it can be spent. */
export function EditGiftCardDialog({ giftCard, onClose }: Props) {
  const changed = useGiftCardsChanged()
  const { form, field, ...state } = useAdminForm<Values, AdminGiftCard>({
    defaults: {
      isActive: giftCard.isActive,
      expiresAt: timeOf(giftCard.expiresAt),
      note: giftCard.note,
    },
    failed: 'The gift card could not be saved',
    send: ({ isActive, expiresAt, note }) =>
      callAdmin('PUT /api/admin/gift-cards/[id]', {
        params: { id: giftCard.id },
        body: {
          isActive,
          expiresAt: instantOf(expiresAt),
          note,
          expectedUpdatedAt: giftCard.updatedAt,
        },
      }),
    onSent: (saved) => {
      showToast({ title: 'Gift Card Saved', description: giftCardName(saved) })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Edit Gift Card"
      description={`${giftCardName(giftCard)}, ${money(giftCard.balance)} of ${money(giftCard.faceValue)} left`}
      icon={Gift}
      submitLabel="Save Gift Card"
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label="Expires (UTC)"
          type="datetime-local"
          hint="Empty: never"
          {...field('expiresAt')}
        />
        <TextAreaField
          label="Note"
          rows={2}
          maxLength={MAX_GIFT_CARD_NOTE}
          hint="For you; nobody else sees it."
          {...field('note')}
        />
        <SwitchField
          label="Active"
          hint="Switched off, it is refused like a code that never was. What is left on it stays."
          checked={form.watch('isActive')}
          onCheckedChange={(checked) => form.setValue('isActive', checked, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}
