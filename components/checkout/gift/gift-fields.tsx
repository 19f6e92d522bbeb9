import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { OptionalLabel } from '@/components/checkout/optional-label'
import { EmailSuggestion } from '@/components/checkout/review/email-suggestion'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { EmailField } from '@/components/ui/fields/email-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_GIFT_MESSAGE_LENGTH, type TypedGift } from '@/lib/customers/contracts'
import { GiftDesignField } from './gift-design-field'
import { GiftTimeFields } from './gift-time-fields'

const NO_GIFT: TypedGift = { email: '', name: '', message: '', sendOn: '', design: 'plain' }

type GiftFieldsProps = {
  /** As typed; `undefined` when the order is no gift. */
  gift: TypedGift | undefined
  errors: FieldErrors<CustomerFields>['gift']
  /** Takes the focus when something about the gift is wrong. */
  emailRef: Ref<HTMLInputElement>
  /** Whether there are gift cards among what is bought, whose design is chosen. */
  hasGiftCards: boolean
  onChange: (gift: TypedGift | undefined) => void
}

/** Whom the keys go to, when it is not the buyer. */
export function GiftFields({ gift, errors, emailRef, hasGiftCards, onChange }: GiftFieldsProps) {
  const t = useTranslations('checkout.gift')
  const customer = useTranslations('checkout.customer')
  const set = (typed: Partial<TypedGift>) => gift && onChange({ ...gift, ...typed })
  return (
    <fieldset className="rounded-control border border-line p-4">
      <legend className="sr-only">{t('offer')}</legend>
      <Checkbox
        label={<span className="font-semibold text-ink">{t('offer')}</span>}
        checked={gift !== undefined}
        onChange={({ target }) => onChange(target.checked ? NO_GIFT : undefined)}
      />
      {gift && (
        <>
          <p className="mt-1 text-sm text-muted">{t(hasGiftCards ? 'textOfCards' : 'text')}</p>
          <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
            <div>
              <EmailField
                id="gift-email"
                ref={emailRef}
                label={t('email')}
                required
                autoComplete="off"
                value={gift.email}
                error={errors?.email && emailText(errors.email.message)}
                onChange={({ target }) => set({ email: target.value })}
              />
              <EmailSuggestion email={gift.email} onTake={(email) => set({ email })} />
            </div>
            <TextField
              id="gift-name"
              label={<OptionalLabel text={t('name')} />}
              autoComplete="off"
              value={gift.name ?? ''}
              error={errors?.name && t('nameInvalid')}
              onChange={({ target }) => set({ name: target.value })}
            />
            <TextAreaField
              id="gift-message"
              label={<OptionalLabel text={t('message')} />}
              hint={t('messageHint')}
              rows={3}
              className="sm:col-span-2"
              value={gift.message ?? ''}
              error={errors?.message && t('messageTooLong', { count: MAX_GIFT_MESSAGE_LENGTH })}
              onChange={({ target }) => set({ message: target.value })}
            />
            <GiftTimeFields gift={gift} errors={errors} onChange={set} />
            {hasGiftCards && (
              <GiftDesignField
                gift={gift}
                className="sm:col-span-2"
                onChange={(design) => set({ design })}
              />
            )}
          </div>
        </>
      )}
    </fieldset>
  )

  function emailText(message: string | undefined) {
    return message === 'own_address' ? t('own_address') : customer('emailInvalid')
  }
}
