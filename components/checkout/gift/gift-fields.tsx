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
import {
  MAX_GIFT_MESSAGE_LENGTH,
  type TypedGift,
  type TypedPrintedCard,
} from '@/lib/customers/contracts'
import { GiftDesignField } from './gift-design-field'
import { GiftTimeFields } from './gift-time-fields'
import { GiftWayField } from './gift-way-field'

const NO_CARD: TypedPrintedCard = { name: '', message: '', design: 'plain' }
const NO_GIFT: TypedGift = { ...NO_CARD, email: '', sendOn: '' }

/** How an order is a gift: mailed to somebody, or as cards that its buyer prints; neither for one that is none. */
type TypedGiftChoice = {
  gift: TypedGift | undefined
  printedCard: TypedPrintedCard | undefined
}

type GiftFieldsProps = {
  /** As typed. */
  choice: TypedGiftChoice
  errors: Pick<FieldErrors<CustomerFields>, 'gift' | 'printedCard'>
  /** Takes the focus when something about the gift is wrong. */
  emailRef: Ref<HTMLInputElement>
  /** Whether there are gift cards among what is bought, whose design is chosen, and which can be printed. */
  hasGiftCards: boolean
  onChange: (choice: TypedGiftChoice) => void
}

/** Whom the keys go to, when it is not the buyer; or what is on gift cards that the buyer prints. */
export function GiftFields({ choice, errors, emailRef, hasGiftCards, onChange }: GiftFieldsProps) {
  const t = useTranslations('checkout.gift')
  const customer = useTranslations('checkout.customer')
  const { gift } = choice
  const printedCard = hasGiftCards && !gift ? choice.printedCard : undefined
  const card = gift ?? printedCard
  const set = (typed: Partial<TypedGift>) =>
    gift && onChange({ gift: { ...gift, ...typed }, printedCard: undefined })
  const setCard = (typed: Partial<TypedPrintedCard>) =>
    gift
      ? set(typed)
      : onChange({ gift: undefined, printedCard: { ...NO_CARD, ...printedCard, ...typed } })
  const cardErrors = gift ? errors.gift : errors.printedCard
  return (
    <fieldset className="rounded-control border border-line p-4">
      <legend className="sr-only">{t('offer')}</legend>
      <Checkbox
        label={<span className="font-semibold text-ink">{t('offer')}</span>}
        checked={card !== undefined}
        onChange={({ target }) =>
          onChange({ gift: target.checked ? NO_GIFT : undefined, printedCard: undefined })
        }
      />
      {card && (
        <>
          {hasGiftCards && (
            <GiftWayField
              isPrinted={!gift}
              onChange={(isPrinted) => {
                const { name, message, design } = card
                const kept = { name, message, design }
                onChange({
                  gift: isPrinted ? undefined : { ...NO_GIFT, ...kept },
                  printedCard: isPrinted ? kept : undefined,
                })
              }}
            />
          )}
          <p className="mt-1 text-sm text-muted">
            {t(gift ? (hasGiftCards ? 'textOfCards' : 'text') : 'textToPrint')}
          </p>
          <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
            {gift && (
              <div>
                <EmailField
                  id="gift-email"
                  ref={emailRef}
                  label={t('email')}
                  required
                  autoComplete="off"
                  value={gift.email}
                  error={errors.gift?.email && emailText(errors.gift.email.message)}
                  onChange={({ target }) => set({ email: target.value })}
                />
                <EmailSuggestion email={gift.email} onTake={(email) => set({ email })} />
              </div>
            )}
            <TextField
              id="gift-name"
              label={<OptionalLabel text={t('name')} />}
              autoComplete="off"
              value={card.name ?? ''}
              error={cardErrors?.name && t('nameInvalid')}
              onChange={({ target }) => setCard({ name: target.value })}
            />
            <TextAreaField
              id="gift-message"
              label={<OptionalLabel text={t('message')} />}
              hint={t(gift ? 'messageHint' : 'messageOnCard')}
              rows={3}
              className="sm:col-span-2"
              value={card.message ?? ''}
              error={cardErrors?.message && t('messageTooLong', { count: MAX_GIFT_MESSAGE_LENGTH })}
              onChange={({ target }) => setCard({ message: target.value })}
            />
            {gift && <GiftTimeFields gift={gift} errors={errors.gift} onChange={set} />}
            {hasGiftCards && (
              <GiftDesignField
                card={card}
                className="sm:col-span-2"
                onChange={(design) => setCard({ design })}
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
