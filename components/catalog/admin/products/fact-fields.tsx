import { useTranslations } from 'next-intl'
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
  const t = useTranslations('backOffice.catalog')
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
      <legend className="px-1 text-sm font-semibold">{t('facts.legend')}</legend>
      <p className="-mt-3 text-sm text-muted sm:col-span-2">{t('facts.hint')}</p>
      <Controller
        control={control}
        name="platforms"
        render={({ field: { value, onChange } }) => (
          <fieldset className="sm:col-span-2">
            <legend className="text-sm font-semibold">{t('facts.platforms')}</legend>
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
        label={t('facts.licenseType')}
        {...register('licenseType')}
      >
        <option value="">{t('facts.notKnown')}</option>
        <option value="perpetual">{t('facts.perpetual')}</option>
        <option value="subscription">{t('facts.subscription')}</option>
      </SelectField>
      <div>
        <TextField
          {...field('termMonths')}
          label={t('facts.term')}
          hint={t('facts.termHint')}
          {...register('termMonths')}
        />
        {isOdd && <FormWarning>{t('facts.odd')}</FormWarning>}
      </div>
      <TextField
        {...field('devices')}
        label={t('facts.devices')}
        hint={t('facts.devicesHint')}
        {...register('devices')}
      />
      <SelectField
        {...field('activation')}
        label={t('facts.activation')}
        {...register('activation')}
      >
        <option value="">{t('facts.notKnown')}</option>
        <option value="online">{t('facts.online')}</option>
        <option value="account">{t('facts.account')}</option>
        <option value="phone">{t('facts.phone')}</option>
        <option value="none">{t('facts.none')}</option>
      </SelectField>
      <TextField
        {...field('regions')}
        label={t('facts.regions')}
        hint={t('facts.regionsHint')}
        spellCheck={false}
        className="sm:col-span-2"
        {...register('regions')}
      />
      <TextAreaField
        {...field('worksWith')}
        label={t('facts.worksWith')}
        hint={t('oneALine')}
        rows={3}
        {...register('worksWith')}
      />
      <TextAreaField
        {...field('notIncluded')}
        label={t('facts.notIncluded')}
        hint={t('oneALine')}
        rows={3}
        {...register('notIncluded')}
      />
    </fieldset>
  )
}
