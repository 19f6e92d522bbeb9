import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/fields/text-field'
import {
  type CardForm,
  formatCardNumber,
  formatCvv,
  formatExpiry,
} from '@/lib/payments/card-format'
import { CardBrandMark } from './card-brand-mark'
import { FormattedField, type FormattedFieldProps } from './formatted-field'

type CardFieldsProps = {
  card: CardForm
  /** The fields that are refused. */
  problems: readonly (keyof CardForm)[]
  disabled: boolean
  onUpdate: (field: keyof CardForm, value: string) => void
}

/** The fields of a card, each named as in {@link CardForm}. */
export function CardFields({ card, problems, disabled, onUpdate }: CardFieldsProps) {
  const t = useTranslations('payment')
  const field = (name: keyof CardForm) => ({
    id: name,
    name,
    label: t(name),
    value: card[name],
    required: true,
    disabled,
    error: problems.includes(name) ? t(`validation.${name}`) : undefined,
  })
  const formatted = (name: keyof CardForm, format: FormattedFieldProps['format']) => ({
    ...field(name),
    format,
    onValueChange: (value: string) => onUpdate(name, value),
    dir: 'ltr' as const,
  })
  return (
    <>
      <div className="relative">
        <FormattedField
          {...formatted('cardNumber', formatCardNumber)}
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          className="[&_input]:pe-16 [&_input]:tabular-nums"
        />
        <CardBrandMark cardNumber={card.cardNumber} />
      </div>
      <div className="grid grid-cols-2 items-start gap-5">
        <FormattedField
          {...formatted('expiryDate', formatExpiry)}
          autoComplete="cc-exp"
          placeholder={t('expiryPlaceholder')}
          className="[&_input]:tabular-nums"
        />
        <FormattedField
          {...formatted('cvv', formatCvv)}
          autoComplete="cc-csc"
          hint={t('cvvHint')}
          className="[&_input]:tabular-nums"
        />
      </div>
      <TextField
        {...field('cardholderName')}
        onChange={({ target }) => onUpdate('cardholderName', target.value)}
        autoComplete="cc-name"
        maxLength={100}
      />
    </>
  )
}
