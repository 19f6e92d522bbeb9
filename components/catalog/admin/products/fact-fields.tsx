import { Controller, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { ENDLESS, LIFETIME, PLATFORM_NAMES, PLATFORMS } from '@/lib/catalog/product-facts'
import { FormWarning } from './form-warning'
import type { ProductValues } from './product-values'
import type { useProductForm } from './use-product-form'

type FactFieldsProps = {
  form: Pick<ReturnType<typeof useProductForm>, 'form' | 'register' | 'errorOf'>
}

/** What the store's filters know of a product. */
export function FactFields({ form: { form, register, errorOf } }: FactFieldsProps) {
  const { control } = form
  const [licenseType, termMonths] = useWatch({ control, name: ['licenseType', 'termMonths'] })
  const term = termMonths.trim().toLowerCase()
  const isEndless = term === LIFETIME || term === String(ENDLESS)
  const isOdd =
    (licenseType === 'perpetual' && term !== '' && !isEndless) ||
    (licenseType === 'subscription' && isEndless)
  const field = (key: keyof ProductValues) => ({ id: `product-${key}`, error: errorOf(key) })
  return (
    <fieldset className="grid gap-x-4 gap-y-5 rounded-control border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 text-sm font-semibold">Facts</legend>
      <p className="-mt-3 text-sm text-muted sm:col-span-2">
        Shown below the name and used by the filters of lists. Leave out what you don’t know.
      </p>
      <Controller
        control={control}
        name="platforms"
        render={({ field: { value, onChange } }) => (
          <fieldset className="sm:col-span-2">
            <legend className="text-sm font-semibold">Platforms</legend>
            <div className="flex flex-wrap gap-x-6">
              {PLATFORMS.map((platform) => (
                <Checkbox
                  key={platform}
                  label={PLATFORM_NAMES[platform]}
                  checked={value.includes(platform)}
                  onChange={({ target }) =>
                    onChange(
                      PLATFORMS.filter((each) =>
                        each === platform ? target.checked : value.includes(each),
                      ),
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      />
      <SelectField
        {...field('licenseType')}
        label="Perpetual or Subscription"
        {...register('licenseType')}
      >
        <option value="">Not known</option>
        <option value="perpetual">Perpetual</option>
        <option value="subscription">Subscription</option>
      </SelectField>
      <div>
        <TextField
          {...field('termMonths')}
          label="Term"
          hint="Months, or “lifetime”"
          {...register('termMonths')}
        />
        {isOdd && (
          <FormWarning>
            A perpetual license has the term “lifetime”, a subscription ends: these two contradict
            each other.
          </FormWarning>
        )}
      </div>
      <TextField
        {...field('devices')}
        label="Devices"
        hint="A number, or “unlimited”"
        {...register('devices')}
      />
      <SelectField {...field('activation')} label="Activation" {...register('activation')}>
        <option value="">Not known</option>
        <option value="online">Online, by a key</option>
        <option value="account">In an account of the publisher</option>
        <option value="phone">By phone</option>
        <option value="none">None</option>
      </SelectField>
      <TextField
        {...field('regions')}
        label="Regions"
        hint="“global”, or codes of countries and EU between commas: US, CA"
        spellCheck={false}
        className="sm:col-span-2"
        {...register('regions')}
      />
      <TextAreaField
        {...field('worksWith')}
        label="Works With"
        hint="One a line"
        rows={3}
        {...register('worksWith')}
      />
      <TextAreaField
        {...field('notIncluded')}
        label="Not Included"
        hint="One a line"
        rows={3}
        {...register('notIncluded')}
      />
    </fieldset>
  )
}
