import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { callAdminList } from '@/components/back-office/admin-calls'
import { languageName } from '@/components/back-office/language/language-name'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { useMay } from '@/components/back-office/session/admin-gate'
import { EmailField } from '@/components/ui/fields/email-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { MAX_COMPANY, MAX_REFERENCE } from '@/lib/customers/tax-id'
import { countriesByName } from '@/lib/i18n/countries'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { stateName } from '@/lib/i18n/state-names'
import { isTerritory, type Part, partsOf } from '@/lib/pricing/territories'
import type { NewOrderForm } from './use-new-order'

const CALL = 'GET /api/admin/customers'
const SHOWN = 8
const TYPING_MS = 300

/** Who buys: somebody known, found by what is typed of the address, or somebody new. */
export function CustomerFields({ form, field }: Pick<NewOrderForm, 'form' | 'field'>) {
  const t = useTranslations('backOffice.orders')
  const common = useTranslations('backOffice.common')
  const language = pageLanguage()
  const countries = useMemo(() => countriesByName(language), [language])
  const [email, country] = form.watch(['customer.email', 'customer.country'])
  const known = useKnownCustomers(email)
  const parts = partsOf(country)
  const nameOf = (part: Part) =>
    isTerritory(part) ? t(`tax.territories.${part}`) : stateName(part, language)
  /** A customer whose address was chosen has a name already. */
  const takeName = (typed: string) => {
    const name = known.find((each) => each.email === typed)?.name
    if (name && form.getValues('customer.name') === '') form.setValue('customer.name', name)
  }
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div>
        <EmailField
          label={common('emailAddress')}
          required
          autoComplete="off"
          list="known-customers"
          {...field('customer.email', {
            onChange: ({ target }: { target: { value: string } }) => takeName(target.value),
          })}
        />
        <datalist id="known-customers">
          {known.map((each) => (
            <option key={each.email} value={each.email}>
              {each.name}
            </option>
          ))}
        </datalist>
      </div>
      <TextField
        label={t('newOrder.name')}
        required
        maxLength={120}
        autoComplete="off"
        {...field('customer.name')}
      />
      <TextField
        label={t('newOrder.company')}
        maxLength={MAX_COMPANY}
        autoComplete="off"
        {...field('customer.company')}
      />
      <TextField
        label={t('newOrder.taxId')}
        autoComplete="off"
        spellCheck={false}
        {...field('customer.taxId')}
      />
      <SelectField
        label={t('newOrder.country')}
        {...field('customer.country', { onChange: () => form.setValue('customer.territory', '') })}
      >
        <option value="">{t('newOrder.noCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {parts.length > 0 && (
        <SelectField label={t('newOrder.territory')} {...field('customer.territory')}>
          <option value="">{t('newOrder.noTerritory')}</option>
          {parts.map((part) => (
            <option key={part} value={part}>
              {nameOf(part)}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={t('newOrder.address')}
        rows={3}
        maxLength={500}
        className="sm:col-span-2"
        {...field('customer.address')}
      />
      <TextField
        label={t('newOrder.buyerReference')}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
        {...field('customer.buyerReference')}
      />
      <SelectField label={t('newOrder.language')} {...field('locale')}>
        {TRANSLATED_LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Customers whose address or name holds what is typed. */
function useKnownCustomers(email: string) {
  const may = useMay()
  const search = useDebouncedValue(email.trim(), TYPING_MS)
  const { data } = useQuery({
    queryKey: [CALL, 'known', search],
    queryFn: ({ signal }) => callAdminList(CALL, { query: { search, limit: SHOWN }, signal }),
    enabled: search.length >= 3 && may('customers.read'),
  })
  return data?.rows ?? []
}
