import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { storeTimezone } from '@/components/back-office/format-date'
import { OriginFields } from '@/components/back-office/origin-fields'
import { pageCurrency } from '@/components/back-office/page-currency'
import { useAmountRule } from '@/components/back-office/use-amount-rule'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { CURRENCIES } from '@/lib/i18n/currencies'
import { currencyName } from '@/lib/i18n/display-names'
import { type BatchValues, supplierProblem } from './batch-values'

/** Where keys come from, what they cost and when they expire: all of it may stay empty. For a form with a `batch`. */
export function BatchFields() {
  const t = useTranslations('backOffice.licences')
  const origin = useTranslations('backOffice.common.origin')
  const locale = useLocale()
  const { register, formState, getValues, watch } = useFormContext<{ batch: BatchValues }>()
  const amount = useAmountRule()
  const errors = formState.errors.batch
  return (
    <fieldset className="rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t('batch.legend')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="batch-supplier"
          label={t('batch.supplier')}
          maxLength={120}
          error={errors?.supplier?.message}
          {...register('batch.supplier', {
            validate: () => supplierProblem(getValues('batch'), t),
          })}
        />
        <TextField
          id="batch-reference"
          label={t('batch.reference')}
          maxLength={120}
          hint={t('batch.referenceHint')}
          {...register('batch.reference')}
        />
        <TextField
          id="batch-cost"
          label={t('batch.cost', { currency: watch('batch.currency') || pageCurrency() })}
          inputMode="decimal"
          hint={t('batch.costHint')}
          error={errors?.unitCost?.message}
          {...register('batch.unitCost', amount())}
        />
        <SelectField
          id="batch-currency"
          label={t('batch.currency')}
          hint={t('batch.currencyHint')}
          {...register('batch.currency')}
        >
          <option value="">{pageCurrency()}</option>
          {CURRENCIES.filter(({ code }) => code !== pageCurrency()).map((each) => (
            <option key={each.code} value={each.code}>
              {`${each.code}, ${currencyName(each, locale)}`}
            </option>
          ))}
        </SelectField>
        <TextField
          id="batch-expiry"
          type="date"
          label={t('batch.expiry', { timezone: storeTimezone() })}
          hint={t('batch.expiryHint')}
          error={errors?.expiresOn?.message}
          {...register('batch.expiresOn')}
        />
        <OriginFields
          field={(part) => ({
            id: `batch-${part}`,
            error: errors?.[part]?.message,
            ...register(`batch.${part}`),
          })}
        />
      </div>
      <p className="mt-3 text-sm text-muted">{origin('hint')}</p>
    </fieldset>
  )
}
