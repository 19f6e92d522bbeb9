import { formatUsd } from '@/lib/core/money'
import { defaultTaxOf } from '@/lib/pricing/tax'
import { totalsOf } from '@/lib/pricing/totals'
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
  return (
    <Card
      id="tax"
      title="Tax Configuration"
      lead="In force for new payments at once. Orders that were placed keep their tax. The default rate is for countries that have none of their own."
    >
      <SwitchSetting name="taxEnabled" label="Enable Tax" hint="Off: nothing is added or shown." />
      <SwitchSetting
        name="digitalProductTax"
        label="Tax Digital Products"
        hint="Everything that the store sells is digital: off is as good as no tax."
      />
      <AmountSetting name="defaultTaxRate" label="Default Tax Rate (%)" />
      <ChoiceSetting
        name="taxDisplayCart"
        label="Display Tax in Cart"
        options={[
          ['excluding', 'Excluding tax'],
          ['including', 'Including tax'],
          ['both', 'Both'],
        ]}
        hint="Totals of the cart and of the checkout’s summaries."
      />
      <ChoiceSetting
        name="taxBasedOn"
        label="Tax Based On"
        options={[
          ['billing', 'Billing address'],
          ['shipping', 'Shipping address'],
          ['store', 'Store address'],
        ]}
        hint="Which country’s rate below holds. Nothing is shipped, so billing and shipping address are the same."
      />
      <SwitchSetting
        name="taxInclusive"
        label="Prices Include Tax"
        hint="On: buyers pay the prices of your products, and the tax is taken out of them. Off: it comes on top."
      />
      <Example />
      <TaxRatesField label="Rates by Country (%)" />
      <CountrySetting
        name="sellerCountry"
        label="Seller Country"
        hint="Needed for reverse charge: companies in other countries than yours."
      />
      <SwitchSetting
        name="reverseCharge"
        label="Reverse Charge in the EU"
        hint="On: if you are in the EU, companies in its other countries that enter their VAT number pay no tax, and the invoice says why. Where prices include tax, they pay the same price."
      />
      <SwitchSetting
        name="checkTaxIds"
        label="Check Tax IDs with the EU"
        hint="On: the EU’s service (VIES) is asked if the number exists. While it does not answer, the number’s form decides, and the order says so. Off: its form decides."
      />
    </Card>
  )
}

const EXAMPLE_CENTS = 10_000

/** Example prices of a 100-dollar product with the settings above. */
function Example() {
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
    defaultTaxOf({ taxEnabled, digitalProductTax, defaultTaxRate, taxInclusive }),
  )
  return (
    <Note>
      A product of {formatUsd(EXAMPLE_CENTS)}: {formatUsd(subtotalCents)} + {formatUsd(taxCents)}{' '}
      tax = <strong className="font-semibold text-ink">{formatUsd(totalCents)}</strong> to pay.
    </Note>
  )
}
