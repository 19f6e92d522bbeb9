import type { Statement } from '@/lib/catalog/statements'
import type { GiftDesign } from '@/lib/customers/gift-designs'
import type { Order } from './contracts'

/** An order as a domain object. Amounts are cents of its currency. */
export type PlacedOrder = {
  id: number
  orderNumber: string
  orderStatus: Order['orderStatus']
  paymentMethod: Order['paymentMethod']
  paidWith: Order['paidWith']
  paymentId: string
  currency: string
  subtotalCents: number
  taxCents: number
  taxKind: Order['taxKind']
  /** Empty where the buyer named none. */
  taxId: string
  totalCents: number
  /** What a coupon took off the prices of the items. */
  discountCents: number
  couponCode: string | null
  /** What of the total a gift card paid, and the end of its code. */
  giftCardCents: number
  giftCardLastFour: string | null
  customerEmail: string
  customerName: string
  locale: string
  createdAt: Date
  updatedAt: Date
  /** Since when its payment is disputed. */
  disputedAt: Date | null
  /** In the order of purchase. */
  items: OrderItem[]
  /** Whom its keys are for, when it is not the buyer. */
  gift: OrderGift | null
  /** Whether its buyer prints the gift cards in it. */
  isPrinted: boolean
}

type OrderGift = {
  recipientEmail: string
  recipientName: string
  message: string
  /** Its keys are not mailed before. */
  sendAt: Date
  /** In which that was chosen. */
  timeZone: string | null
  design: GiftDesign
}

type OrderItem = {
  id: number
  position: number
  /** It has the price of a bundle, and no keys; those are of the items that name its position. */
  isBundle: boolean
  bundlePosition: number | null
  /** What of the price of the bundle falls to all of it. */
  bundleShareCents: number
  productId: number
  productName: string
  /** Days within which its money goes back, as was promised; 0: none. */
  refundDays: number
  /** What its buyer was told of its keys and updates; `null`: nothing. */
  statement: Statement | null
  /** The path of the product's picture. */
  image: string | null
  /** Where it is downloaded, and how it is activated, as the product says today. */
  installerUrl: string | null
  activationSteps: string[]
  /** Of a pre-order that waits for its day: when that is; `null`: its product waits for none. */
  availableFrom: Date | null
  /** Whether the store has files of it. */
  hasFiles: boolean
  /** Its keys are made by the store, whose own software it is. */
  keysByRule: boolean
  priceCents: number
  /** Its share of the discount. */
  discountCents: number
  quantity: number
  refundedQuantity: number
  delivery: 'keys' | 'manual'
  /** Sold without tax and discount. */
  isGiftCard: boolean
  deliveredAt: Date | null
}
