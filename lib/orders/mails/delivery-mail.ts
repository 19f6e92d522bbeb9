import type { Said } from '@/lib/catalog/said-statement'
import type { GiftDesign } from '@/lib/customers/gift-designs'
import type { KeyType } from '@/lib/licences/key-rules'
import type { DeliveryPart } from '@/lib/mail/contracts'
import type { PaymentMethod } from '@/lib/payments/payment-methods'

/** Where a product is installed from: a host, the page of the order, or wherever its publisher has it. */
export type InstalledFrom = { at: 'host'; host: string } | { at: 'order' } | { at: 'publisher' }

export type DeliveredItem = {
  name: string
  /** The whole address of the product's picture. */
  pictureUrl: string | null
  quantity: number
  /** What its buyer was told of its keys and updates. */
  stated: Said[]
  /** Of one licence. */
  priceCents: number
  /** It came with a bundle, whose price is the bundle’s. */
  isOfBundle: boolean
  keyType: KeyType
  /** In plain text; exists only while the mail is rendered. */
  keys: string[]
  /** `waiting`: the pool has no keys left; `manual`: delivered by staff; `gift`: mailed to somebody else. */
  state: 'complete' | 'waiting' | 'manual' | 'gift'
  /** Of a pre-order that waits: the day from which it is delivered, in words. */
  preorderDay: string | null
  /** Where it is downloaded; `null`: not by a link. */
  installerUrl: string | null
  installedFrom: InstalledFrom
  /** None: as is usual for the type of its keys. */
  activationSteps: string[]
}

/** A gift in the mail to its recipient, and in its buyer's receipt. */
type GiftOfMail =
  | { reader: 'recipient'; recipientName: string; message: string; design: GiftDesign }
  | { reader: 'buyer'; recipientEmail: string; sendAt: Date; timeZone: string | null }

/** What the mail with the keys of an order says. */
export type DeliveryMail = {
  orderNumber: string
  orderedAt: Date
  /** How dates are written for the store. */
  timezone: string
  /** Days within which the money of all of it goes back; 0: of some of it never. */
  refundDays: number
  /** By what the rest was paid. */
  paymentMethod: PaymentMethod
  /** What it was paid with where that method is `card` and it was none. */
  paidWith: string | null
  customerName: string
  /** Of all its amounts. */
  currency: string
  subtotalCents: number
  taxCents: number
  /** Whether the buyer accounts for the tax. */
  isReverseCharge: boolean
  /** Whether its item prices include the tax. */
  pricesHoldTax: boolean
  totalCents: number
  /** What a coupon took off the prices of all items of the order, which cost `itemsCents`. */
  discountCents: number
  couponCode: string | null
  itemsCents: number
  /** What of the total a gift card paid. */
  giftCard: { lastFour: string; cents: number } | null
  items: DeliveredItem[]
  part: DeliveryPart
  /** Whom its keys are for, when it is not the buyer. */
  gift: GiftOfMail | null
  /** Whether gift cards to print are attached. */
  isPrinted: boolean
  orderUrl: string
  /** Where the buyer reports a key that does not work. */
  keyProblemUrl: string
  /** Where the buyer withdraws from the contract; `null` where the settings show it to nobody there. */
  withdrawalUrl: string | null
  supportEmail: string
}
