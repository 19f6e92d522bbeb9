'use client'

import { Gift } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { instantOf } from '@/components/back-office/utc-time'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { type AdminGiftCard, MAX_GIFT_CARD_NOTE } from '@/lib/gift-cards/admin-contracts'
import { LANGUAGES, type Locale, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { useGiftCardsChanged } from './use-gift-cards-changed'

type Made = { giftCard: AdminGiftCard; code: string }
type Props = { onMade: (made: Made) => void; onClose: () => void }
type Values = { amount: string; expiresAt: string; note: string; email: string; locale: Locale }

const MAIL_LANGUAGES = LANGUAGES.filter(({ code }) =>
  TRANSLATED_LOCALES.some((locale) => locale === code),
)

/** Makes a gift card by hand. */
export function AddGiftCardDialog({ onMade, onClose }: Props) {
  const changed = useGiftCardsChanged()
  const { form, field, ...state } = useAdminForm<Values, Made>({
    defaults: { amount: '', expiresAt: '', note: '', email: '', locale: 'en' },
    failed: 'The gift card could not be made',
    send: ({ email, expiresAt, ...values }) =>
      callAdmin('POST /api/admin/gift-cards', {
        body: {
          ...values,
          amount: values.amount.trim(),
          expiresAt: instantOf(expiresAt),
          email: email.trim() || null,
        },
      }),
    onSent: (made) => {
      changed()
      onMade(made)
    },
  })
  const isMailed = form.watch('email').trim() !== ''
  return (
    <FormDialog
      title="Add Gift Card"
      description="Its code is shown once it is made."
      icon={Gift}
      submitLabel="Add Gift Card"
      pendingLabel="Adding …"
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Worth in US dollars"
            required
            inputMode="decimal"
            autoComplete="off"
            {...field('amount', { required: 'Enter an amount' })}
          />
          <TextField
            label="Expires (UTC)"
            type="datetime-local"
            hint="Empty: never"
            {...field('expiresAt')}
          />
          <TextField
            label="Mail it to"
            type="email"
            autoComplete="off"
            hint="Empty: nobody"
            {...field('email')}
          />
          <SelectField label="Language of the mail" disabled={!isMailed} {...field('locale')}>
            {MAIL_LANGUAGES.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          label="Note"
          rows={2}
          maxLength={MAX_GIFT_CARD_NOTE}
          hint="For you; nobody else sees it."
          {...field('note')}
        />
      </div>
    </FormDialog>
  )
}
