import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { CustomerFields } from '@/components/checkout/customer-schema'
import { OptionalLabel } from '@/components/checkout/optional-label'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_PART } from '@/lib/customers/address/address-text'
import { type AddressPart, addressFormat, askedParts } from '@/lib/customers/address/formats'
import { postcodeExample } from '@/lib/customers/address/postcode'
import { statesOf } from '@/lib/pricing/states'

// With the names of states.
const RegionSelect = dynamic(() => import('./state-field').then((module) => module.RegionSelect))

/** What browsers know the parts as. */
const AUTO_COMPLETE: Readonly<Record<AddressPart, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
}

type AddressFieldsProps = {
  register: UseFormRegister<CustomerFields>
  errors: FieldErrors<CustomerFields>
  country: string
  /** The state is asked for already, because the tax depends on it. */
  hasState: boolean
  /** The postcode is typed, and is to be judged. */
  onPostcode: () => void
}

/** The address in the parts, the order and the words of its country. */
export function AddressFields({
  register,
  errors,
  country,
  hasState,
  onPostcode,
}: AddressFieldsProps) {
  const t = useTranslations('checkout.customer')
  const format = addressFormat(country)
  const labels: Readonly<Record<AddressPart, string>> = {
    line1: t('line1'),
    line2: t('line2'),
    postcode: t(`postcodes.${format.postcodeName}`),
    city: t(`cities.${format.cityName}`),
    region: t(`regions.${format.regionName}`),
  }
  const errorOf = (part: AddressPart) => {
    const type = errors.addressParts?.[part]?.type
    if (type === undefined) return undefined
    return type === 'custom'
      ? t('postcodeInvalid', { example: postcodeExample(country) })
      : t('lineInvalid', { count: MAX_PART[part] })
  }
  return (
    <fieldset aria-describedby="address-hint">
      <legend className="text-sm font-semibold">
        <OptionalLabel text={t('address')} />
      </legend>
      <p id="address-hint" className="mb-3 text-sm text-muted">
        {t('addressHint')}
      </p>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
        {askedParts(country)
          .filter((part) => part !== 'region' || !hasState)
          .map((part) =>
            part === 'region' && statesOf(country).length > 0 ? (
              <RegionSelect
                key={part}
                country={country}
                label={labels.region}
                field={register('addressParts.region')}
              />
            ) : (
              <TextField
                key={part}
                id={part === 'line1' ? 'address' : `address-${part}`}
                label={part === 'line1' ? <FirstLine>{labels.line1}</FirstLine> : labels[part]}
                dir="auto"
                autoComplete={AUTO_COMPLETE[part]}
                autoCapitalize={part === 'postcode' ? 'characters' : 'words'}
                spellCheck={false}
                error={errorOf(part)}
                className={part.startsWith('line') ? 'sm:col-span-2' : undefined}
                {...register(
                  `addressParts.${part}`,
                  part === 'postcode' ? { onBlur: onPostcode } : undefined,
                )}
              />
            ),
          )}
      </div>
    </fieldset>
  )
}

/** Where it stands alone, as when it is jumped to, it says what it is the first line of. */
function FirstLine({ children }: { children: string }) {
  const t = useTranslations('checkout.customer')
  return (
    <>
      <span className="sr-only">{t('address')} </span>
      {children}
    </>
  )
}
