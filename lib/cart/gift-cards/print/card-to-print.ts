import type { GiftDesign } from '@/lib/customers/gift-designs'
import type { Paper } from '@/lib/platform/pdf/pdf'

/** A gift card as it is printed. */
export type CardToPrint = {
  language: string
  paper: Paper
  madeAt: Date
  storeName: string
  /** Where it is spent, without `https://`. */
  storeAddress: string
  colours: { from: string; to: string; tint: string; strong: string }
  design: GiftDesign
  /** Written for its currency and language. */
  amount: string
  code: string
  /** The day, written; `null`: it never expires. */
  validUntil: string | null
  recipientName: string
  message: string
  /** Who gives it; empty: nobody is named. */
  giver: string
}
