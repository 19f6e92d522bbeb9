import { Card, Note, SwitchSetting } from './setting-fields'

/** Which mails the store sends to its owner. */
export function OwnerMailsCard() {
  return (
    <Card
      id="owner-mails"
      title="Mails to You"
      lead="What the store tells you by mail, and when. All of it stays in the back office either way."
    >
      <Note>
        They go to the Admin Email, refund requests to the Refunds Email. Orders and low stock come
        one by one up to ten an hour, then together in one mail at the end of the hour.
      </Note>
      <SwitchSetting
        name="mailDailySummary"
        label="Daily Summary"
        hint="In the morning at 7, in the store’s time zone: yesterday’s sales and refunds, and what waits for you. None after a day without sales or refunds when nothing waits."
      />
      <SwitchSetting
        name="mailNewOrder"
        label="New Order"
        hint="For each order that was paid, unless one of the next two mails tells you of it."
      />
      <SwitchSetting
        name="mailByHandOrder"
        label="Order to Deliver by Hand"
        hint="For each order with a product that you deliver yourself. Off: look at the Orders tab each day, buyers are promised one business day."
      />
      <SwitchSetting
        name="mailWaitingOrder"
        label="Order That Waits for Keys"
        hint="When an order was paid and there is no key left for it. Off: its buyer waits until you look at the Keys tab."
      />
      <SwitchSetting
        name="mailLowStock"
        label="Low Stock"
        hint="When a sale brings a product down to the Low-Stock Threshold: once until you add keys, and once a day at most."
      />
      <SwitchSetting
        name="mailRefundRequest"
        label="Refund Request"
        hint="When a buyer asks for a refund. Off: the request waits on the Orders tab until you look."
      />
      <SwitchSetting
        name="mailRefundFailed"
        label="Refund Failed"
        hint="When a provider refuses a refund that was under way. Off: the buyer waits for money that does not come."
      />
      <SwitchSetting
        name="mailUnclaimedPayment"
        label="Payment Without an Order"
        hint="When money was taken and no order can be made for it. Off: the buyer has paid and gets nothing until you look at the Orders tab."
      />
      <SwitchSetting
        name="mailDispute"
        label="Dispute"
        hint="When a buyer disputes a payment with PayPal or the bank. Off: you may miss the day until which you can answer, and lose the money."
      />
      <SwitchSetting
        name="mailProviderRefund"
        label="Refund at the Provider"
        hint="When money goes back to a buyer without the back office, such as a refund you made at PayPal. Off: you do not hear of money that left your account."
      />
      <SwitchSetting
        name="mailBooksDiffer"
        label="Books That Differ"
        hint="When the provider’s list of payments is not that of the store. Off: money may be missing and nobody knows."
      />
      <SwitchSetting
        name="mailFeedStopped"
        label="Supplier Feed That Stopped"
        hint="When a supplier’s table can’t be imported by itself, or would do more than happens unseen; once for each reason. Off: prices and products stay as they are and nobody knows."
      />
      <SwitchSetting
        name="mailBackupFailed"
        label="Backup That Failed"
        hint="When two backups into the bucket have failed in a row, and again only after one succeeded. Off: the next lost disk may cost you days."
      />
      <SwitchSetting
        name="mailDeclines"
        label="Many Declined Cards"
        hint="When ten cards are declined within a minute, once an hour at most. Off: you do not hear that somebody tries out stolen cards."
      />
      <SwitchSetting
        name="mailSecurityWarning"
        label="Security Warning"
        hint="When logins fail, calls are refused or keys are shown more often than usual, once an hour of each at most. Off: an attack is only in the audit trail."
      />
      <SwitchSetting
        name="mailReview"
        label="Review That Waits"
        hint="When a buyer wrote or changed a review that you have to read first. Off: it waits on the Reviews tab until you look."
      />
      <SwitchSetting
        name="mailFailedMail"
        label="Mail Given Up"
        hint="When a mail to a buyer could not be sent in any of its attempts, once an hour at most. Off: a buyer may lack the keys without your knowing."
      />
      <SwitchSetting
        name="mailWebhookGivenUp"
        label="Webhook Given Up"
        hint="When a message of a payment provider could not be handled in any of its attempts. Off: a refund or dispute in it may go unnoticed."
      />
    </Card>
  )
}
