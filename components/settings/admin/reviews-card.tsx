import { Card, SwitchSetting, TextSetting } from './setting-fields'

/** When buyers are asked for reviews, and whether these are read before they are shown. */
export function ReviewsCard() {
  return (
    <Card
      id="reviews"
      title="Reviews"
      lead="Buyers review what they bought, by a link that is mailed to them. What they wrote is on the Reviews tab."
    >
      <TextSetting
        type="number"
        min={0}
        max={60}
        step={1}
        inputMode="numeric"
        name="reviewsAskAfterDays"
        label="Ask After Days"
        hint="So many days after everything of an order was delivered, its buyer gets one mail that asks for reviews; none for refunded or disputed orders. 0: never."
      />
      <SwitchSetting
        name="reviewsModerated"
        label="Read Before They Are Shown"
        hint="New and changed reviews wait on the Reviews tab until you publish them. Off: they are shown at once, and you can hide them."
      />
    </Card>
  )
}
