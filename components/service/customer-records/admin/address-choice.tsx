import { useTranslations } from 'next-intl'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { RadioOption } from './radio-option'

/** One address of a person, by its id, or all of them. */
export type ChosenAddress = number | 'all'

type Props = {
  legend: string
  customer: CustomerDetail
  chosen: ChosenAddress | undefined
  onChoose: (chosen: ChosenAddress) => void
}

/** Which addresses of a person are meant. Nothing is chosen before: one answer is not more likely than another. */
export function AddressChoice({ legend, customer: { addresses }, chosen, onChoose }: Props) {
  const t = useTranslations('backOffice.customer-records')
  const options = [
    ...addresses.map(({ id, email }) => ({ value: id, label: t('choice.only', { email }) })),
    {
      value: 'all' as const,
      label:
        addresses.length === 2 ? t('choice.both') : t('choice.all', { count: addresses.length }),
    },
  ]
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink">{legend}</legend>
      <div className="space-y-2">
        {options.map(({ value, label }) => (
          <RadioOption
            key={value}
            name="addresses"
            isChosen={chosen === value}
            onChoose={() => onChoose(value)}
          >
            <span className="[overflow-wrap:anywhere]">{label}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  )
}
