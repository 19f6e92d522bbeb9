import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useMemo } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { saveCustomer, savedCustomer } from '@/components/checkout/customer-info'
import { customerFormSchema, taxedCustomerSchema } from '@/components/checkout/customer-schema'
import { GiftFields } from '@/components/checkout/gift/gift-fields'
import type { OrderLine } from '@/components/checkout/order-line'
import { addressText, partsAskedIn } from '@/lib/customers/address/address-text'
import { normalPostcode } from '@/lib/customers/address/postcode'
import { isState, lettersOf } from '@/lib/pricing/states'
import { CustomerForm } from './customer-form'
import { ReminderConsent } from './reminder-consent'
import { ReviewItems } from './review-items'
import { useTerritory } from './use-territory'

type ReviewSectionProps = {
  lines: readonly OrderLine[]
  /** The way to pay without this form, above it. */
  express: ReactNode
  /** Whether shoppers may ask to be reminded of their cart. */
  offersReminders: boolean
  /** The tax depends on it. */
  needsCountry: boolean
  /** Where it depends on the state, too. */
  countriesByState: readonly string[]
  /** The saved customer has changed. */
  onChange: () => void
  /** The form is complete. */
  onProceed: () => void
}

/** What is asked of companies alone. */
const COMPANY_FIELDS = ['company', 'taxId', 'buyerReference'] as const

/** The cart and the customer's form, whose submit button is in the summary. */
export function ReviewSection({
  lines,
  express,
  offersReminders,
  needsCountry,
  countriesByState,
  onChange,
  onProceed,
}: ReviewSectionProps) {
  const resolver = useMemo(
    () => zodResolver(needsCountry ? taxedCustomerSchema(countriesByState) : customerFormSchema),
    [needsCountry, countriesByState],
  )
  const {
    register,
    control,
    handleSubmit,
    getValues,
    setValue,
    setFocus,
    clearErrors,
    trigger,
    formState,
  } = useForm({
    resolver,
    defaultValues: savedCustomer(),
  })
  const [email, gift, printedCard, country = ''] = useWatch({
    control,
    name: ['email', 'gift', 'printedCard', 'country'],
  })
  const territory = useTerritory(
    { getValues, setValue },
    { isAsked: needsCountry, countriesByState },
  )

  const isAskedForState = (of: string) => needsCountry && countriesByState.includes(of)

  /** The address as one text, by which a part of the country is proposed. */
  function writeAddress() {
    const { country: of = '', territory: part = '', addressParts } = getValues()
    const state = isAskedForState(of) && isState(part) ? lettersOf(part) : null
    const parts = state === null ? addressParts : { ...addressParts, region: state }
    setValue('address', addressText(of, partsAskedIn(of, parts)))
  }

  function save() {
    writeAddress()
    saveCustomer(getValues())
    onChange()
  }

  return (
    <div className="min-w-0 space-y-6">
      {express}
      <ReviewItems lines={lines} />
      <CustomerForm
        register={register}
        errors={formState.errors}
        email={email}
        onEmail={(meant) => {
          setValue('email', meant, { shouldValidate: formState.isSubmitted })
          save()
          setFocus('email')
        }}
        needsCountry={needsCountry}
        country={country}
        needsState={isAskedForState(country)}
        onCountry={() => {
          territory.onCountry()
          // Each country has postcodes of its own.
          if (formState.errors.addressParts?.postcode) void trigger('addressParts.postcode')
        }}
        isTerritoryProposed={territory.isProposed}
        onTerritory={territory.onTerritory}
        onPostcode={() => {
          const { country: of = '', addressParts } = getValues()
          const written = normalPostcode(of, addressParts.postcode)
          if (written !== null) setValue('addressParts.postcode', written)
          void trigger('addressParts.postcode')
          save()
        }}
        isCompany={getValues(COMPANY_FIELDS).some(Boolean)}
        onTaxId={() => void trigger('taxId')}
        onNoCompany={() => {
          for (const field of COMPANY_FIELDS) setValue(field, '')
          clearErrors(COMPANY_FIELDS)
        }}
        isGift={gift !== undefined}
        onChange={() => {
          writeAddress()
          territory.onChange()
          save()
        }}
        onSubmit={handleSubmit((customer) => {
          writeAddress()
          saveCustomer({ ...customer, address: getValues('address') })
          onChange()
          onProceed()
        })}
      >
        <Controller
          control={control}
          name="gift"
          render={({ field }) => (
            <GiftFields
              hasGiftCards={lines.some(({ product }) => product.isGiftCard)}
              choice={{ gift: field.value, printedCard }}
              errors={formState.errors}
              emailRef={field.ref}
              onChange={({ gift, printedCard }) => {
                field.onChange(gift)
                setValue('printedCard', printedCard)
                // The form checks a field by its own name alone, not by what is in it.
                if (formState.isSubmitted) void trigger()
                save()
              }}
            />
          )}
        />
        {offersReminders && <ReminderConsent email={email} />}
      </CustomerForm>
    </div>
  )
}
