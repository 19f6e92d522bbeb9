import { Card, ChoiceSetting, SwitchSetting, TextSetting } from './setting-fields'

export function CheckoutCard() {
  return (
    <Card id="checkout" title="Checkout Configuration">
      <TextSetting
        name="orderNumberPrefix"
        label="Order Number Prefix"
        required
        maxLength={20}
        spellCheck={false}
        autoCapitalize="characters"
        hint="New orders begin with it, such as SH-. Orders that were placed keep their numbers."
      />
      <TextSetting
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        name="lowStockThreshold"
        label="Low-Stock Threshold"
        hint="A product with so many free keys or fewer is marked as low."
      />
      <ChoiceSetting
        name="paymentsWithoutCart"
        label="Payments Without a Cart"
        options={[
          ['test_mode', 'In test mode only'],
          ['always', 'Always'],
          ['never', 'Never'],
        ]}
        hint="Whether API clients may charge an amount without a cart session and a buyer. The store’s own pages always name both. “Always” lets anybody try out card numbers on your account."
      />
      <ChoiceSetting
        name="disputedKeys"
        label="Keys of Disputed Orders"
        options={[
          ['quarantine', 'Quarantine at once'],
          ['leave', 'Leave to the buyer'],
        ]}
        hint="What happens to the licence keys of an order when its payment is disputed. In either case nothing more of it is delivered until you win."
      />
      <ChoiceSetting
        name="accountCreation"
        label="Account Creation"
        options={[
          ['disabled', 'Disabled'],
          ['optional', 'Optional'],
          ['required', 'Required'],
        ]}
        hint="Kept for your records: buyers need and have no account."
      />
      <SwitchSetting
        name="guestCheckout"
        label="Guest Checkout"
        hint="All buyers are guests. Off closes the checkout: nobody can buy until it is on again. What was paid by then is still delivered."
      />
      <SwitchSetting
        name="productAlerts"
        label="Back-in-Stock and Price Alerts"
        hint="Shoppers may leave an address to be mailed when a product is back or costs less. Off hides the forms and holds the mails back; alerts that wait are kept."
      />
      <SwitchSetting
        name="cartReminders"
        label="Reminders of Carts"
        hint="Shoppers who tick it at the checkout get one e-mail a day after they left, with a link to their cart. Off hides the box and sends nothing."
      />
      <TextSetting
        type="number"
        min={0}
        max={90}
        step={1}
        inputMode="numeric"
        name="termReminderDays"
        label="Remind Before the End of a Term"
        hint="So many days before a licence ends whose product has a term, its buyer gets one mail; none for gifts, for refunded or disputed orders, or when it was bought again. 0: never."
      />
    </Card>
  )
}
