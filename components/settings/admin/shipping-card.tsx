import { AmountSetting, Card, ChoiceSetting, Note } from './setting-fields'

export function ShippingCard() {
  return (
    <Card id="shipping" title="Shipping Configuration">
      <Note>
        Not used: everything is delivered by e-mail, and no order is charged for shipping. The
        values are kept for a day when that changes.
      </Note>
      <ChoiceSetting
        name="shippingCalculation"
        label="Shipping Calculation"
        options={[
          ['flat_rate', 'Flat rate'],
          ['weight_based', 'Weight based'],
          ['free', 'Free'],
        ]}
      />
      <AmountSetting name="defaultShippingCost" label="Default Shipping Cost ($)" />
      <AmountSetting name="freeShippingThreshold" label="Free Shipping Threshold ($)" />
    </Card>
  )
}
