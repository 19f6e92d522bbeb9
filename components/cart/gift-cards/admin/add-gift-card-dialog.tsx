'use client'

import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { storeTimezone } from '@/components/back-office/format-date'
import { storeCurrencyInWords } from '@/components/back-office/format-number'
import { instantOf } from '@/components/back-office/store-time'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { type AdminGiftCard, MAX_GIFT_CARD_NOTE } from '@/lib/cart/gift-cards/admin-contracts'
import { MAX_GIFT_MESSAGE_LENGTH } from '@/lib/customers/contracts'
import { GIFT_DESIGNS, type GiftDesign } from '@/lib/customers/gift-designs'
import { LANGUAGES, type Locale, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { useGiftCardsChanged } from './use-gift-cards-changed'

type Made = { giftCard: AdminGiftCard; code: string }
type Props = { onMade: (made: Made) => void; onClose: () => void }
type Values = {
  amount: string
  expiresAt: string
  note: string
  email: string
  locale: Locale
  design: GiftDesign
  recipientName: string
  message: string
}

const MAIL_LANGUAGES = LANGUAGES.filter(({ code }) =>
  TRANSLATED_LOCALES.some((locale) => locale === code),
)

/** Makes a gift card by hand. */
export function AddGiftCardDialog({ onMade, onClose }: Props) {
  const t = useTranslations('backOffice.gift-cards.dialog')
  const common = useTranslations('backOffice.common')
  const changed = useGiftCardsChanged()
  const amount = useAmountRule()
  const { field, ...state } = useAdminForm<Values, Made>({
    defaults: {
      amount: '',
      expiresAt: '',
      note: '',
      email: '',
      locale: 'en',
      design: 'plain',
      recipientName: '',
      message: '',
    },
    failed: t('addFailed'),
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
  return (
    <FormDialog
      title={t('add')}
      description={t('addDescription')}
      icon={Gift}
      submitLabel={t('add')}
      pendingLabel={common('adding')}
      form={state}
      onClose={onClose}
    >
      <div className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('worth', { currency: storeCurrencyInWords() })}
            required
            inputMode="decimal"
            autoComplete="off"
            {...field('amount', amount({ required: t('enterAmount'), isExplained: true }))}
          />
          <TextField
            label={t('expires', { timezone: storeTimezone() })}
            type="datetime-local"
            hint={t('expiresHint')}
            {...field('expiresAt')}
          />
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            hint={t('emailHint')}
            {...field('email')}
          />
          <SelectField label={t('language')} {...field('locale')}>
            {MAIL_LANGUAGES.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('design')} {...field('design')}>
            {GIFT_DESIGNS.map((design) => (
              <option key={design} value={design}>
                {t(`designs.${design}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('recipient')}
            autoComplete="off"
            hint={t('recipientHint')}
            {...field('recipientName')}
          />
        </div>
        <TextAreaField
          label={t('message')}
          rows={3}
          maxLength={MAX_GIFT_MESSAGE_LENGTH}
          hint={t('messageHint')}
          {...field('message')}
        />
        <TextAreaField
          label={common('note')}
          rows={2}
          maxLength={MAX_GIFT_CARD_NOTE}
          hint={t('noteHint')}
          {...field('note')}
        />
      </div>
    </FormDialog>
  )
}
