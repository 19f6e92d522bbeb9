import { useTranslations } from 'next-intl'
import { formatCents } from '@/components/back-office/format-number'
import { pageCurrency } from '@/components/back-office/page-currency'
import { defaultTaxOf } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
import { TAX_BASES, TAX_DISPLAYS, UNCONFIRMED_TAX_IDS } from '@/lib/settings/choices'
import {
  AmountSetting,
  Card,
  ChoiceSetting,
  CountrySetting,
  Note,
  SwitchSetting,
  useSettingsForm,
} from './setting-fields'
import { TaxRatesField } from './tax-rates-field'

export function TaxCard() {
  const t = useTranslations('backOffice.settings')
  const { loaded } = useSettingsForm()
  // Nothing is shipped, so the shipping address is the billing address: only who has stored it meets it.
  const bases = TAX_BASES.filter(
    (base) => base !== 'shipping' || loaded.settings.taxBasedOn === 'shipping',
  )
  return (
    <Card id="tax" lead={t('leads.tax')}>
      <SwitchSetting name="taxEnabled" hint={t('hints.taxEnabled')} />
      <SwitchSetting name="digitalProductTax" hint={t('hints.digitalProductTax')} />
      <AmountSetting name="defaultTaxRate" />
      <ChoiceSetting
        name="taxDisplayCart"
        options={TAX_DISPLAYS.map((choice) => [choice, t(`choices.taxDisplayCart.${choice}`)])}
        hint={t('hints.taxDisplayCart')}
      />
      <ChoiceSetting
        name="taxBasedOn"
        options={bases.map((choice) => [choice, t(`choices.taxBasedOn.${choice}`)])}
        hint={t('hints.taxBasedOn')}
      />
      <SwitchSetting name="taxInclusive" hint={t('hints.taxInclusive')} />
      <SwitchSetting name="taxByHabit" hint={t('hints.taxByHabit')} />
      <Example />
      <TaxRatesField label={t('labels.taxRates')} />
      <CountrySetting name="sellerCountry" hint={t('hints.sellerCountry')} />
      <SwitchSetting name="reverseCharge" hint={t('hints.reverseCharge')} />
      <SwitchSetting name="checkTaxIds" hint={t('hints.checkTaxIds')} />
      <ChoiceSetting
        name="unconfirmedTaxIds"
        options={UNCONFIRMED_TAX_IDS.map((choice) => [
          choice,
          t(`choices.unconfirmedTaxIds.${choice}`),
        ])}
        hint={t('hints.unconfirmedTaxIds')}
      />
    </Card>
  )
}

const EXAMPLE_CENTS = 10_000

/** Example prices of a product that costs 100 with the settings above. */
function Example() {
  const t = useTranslations('backOffice.settings')
  const { form } = useSettingsForm()
  const [taxEnabled, digitalProductTax, rate, taxInclusive] = form.watch([
    'taxEnabled',
    'digitalProductTax',
    'defaultTaxRate',
    'taxInclusive',
  ])
  const defaultTaxRate = Number(rate)
  if (rate.trim() === '' || !(defaultTaxRate >= 0 && defaultTaxRate <= 100)) return null
  const { subtotalCents, taxCents, totalCents } = totalsOf(
    [{ priceCents: EXAMPLE_CENTS, quantity: 1 }],
    pageCurrency(),
    defaultTaxOf({ taxEnabled, digitalProductTax, defaultTaxRate, taxInclusive }),
  )
  return (
    <Note>
      {t.rich('taxExample', {
        price: formatCents(EXAMPLE_CENTS),
        subtotal: formatCents(subtotalCents),
        tax: formatCents(taxCents),
        total: formatCents(totalCents),
        strong: (chunks) => <strong className="font-semibold text-ink">{chunks}</strong>,
      })}
    </Note>
  )
}
