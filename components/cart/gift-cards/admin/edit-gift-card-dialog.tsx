'use client'

import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { storeTimezone } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { instantOf, timeOf } from '@/components/back-office/store-time'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import { type AdminGiftCard, MAX_GIFT_CARD_NOTE } from '@/lib/cart/gift-cards/admin-contracts'
import { giftCardName } from './gift-card-columns'
import { useGiftCardsChanged } from './use-gift-cards-changed'

type Props = { giftCard: AdminGiftCard; onClose: () => void }
type Values = { isActive: boolean; expiresAt: string; note: string }

/** Switches a gift card off or on, and changes until when it can be spent. */
export function EditGiftCardDialog({ giftCard, onClose }: Props) {
  const t = useTranslations('backOffice.gift-cards.dialog')
  const common = useTranslations('backOffice.common')
  const changed = useGiftCardsChanged()
  const { form, field, ...state } = useAdminForm<Values, AdminGiftCard>({
    defaults: {
      isActive: giftCard.isActive,
      expiresAt: timeOf(giftCard.expiresAt),
      note: giftCard.note,
    },
    failed: t('saveFailed'),
    send: ({ isActive, expiresAt, note }) =>
      callAdmin('PUT /api/admin/gift-cards/[id]', {
        params: { id: giftCard.id },
        body: {
          isActive,
          expiresAt: instantOf(expiresAt, giftCard.expiresAt),
          note,
          expectedUpdatedAt: giftCard.updatedAt,
        },
      }),
    onSent: (saved) => {
      showToast({ title: t('saved'), description: giftCardName(saved) })
      changed()
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('edit')}
      description={t('editDescription', {
        card: giftCardName(giftCard),
        balance: money(giftCard.balance, giftCard.currency),
        faceValue: money(giftCard.faceValue, giftCard.currency),
      })}
      icon={Gift}
      submitLabel={t('save')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          label={t('expires', { timezone: storeTimezone() })}
          type="datetime-local"
          hint={t('expiresHint')}
          {...field('expiresAt')}
        />
        <TextAreaField
          label={common('note')}
          rows={2}
          maxLength={MAX_GIFT_CARD_NOTE}
          hint={t('noteHint')}
          {...field('note')}
        />
        <SwitchField
          label={t('active')}
          hint={t('activeHint')}
          checked={form.watch('isActive')}
          onCheckedChange={(checked) => form.setValue('isActive', checked, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}
