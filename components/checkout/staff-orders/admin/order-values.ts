import { DEFAULT_LINK_DAYS } from '@/lib/checkout/payment-links/link-rules'
import type { LineOfOrder } from '@/lib/checkout/staff-orders/contracts'
import { readTypedNumber } from '@/lib/core/typed-amount'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import type { ManualMeans } from '@/lib/payments/manual/means'
import { type Part, partsOf } from '@/lib/pricing/territories'

/** A line as it stands in the form: `price` as typed, empty for the price of the day. */
export type OrderLine = { productId: number; name: string; quantity: number; price?: string }

/** The ways in which an order by staff is paid. */
export const ENDS = ['link', 'paid', 'free'] as const
type End = (typeof ENDS)[number]

export type OrderValues = {
  customer: {
    email: string
    name: string
    company: string
    taxId: string
    buyerReference: string
    address: string
    country: string
    territory: string
  }
  locale: TranslatedLocale
  currency: string
  couponCode: string
  note: string
  end: {
    kind: End
    means: ManualMeans
    reference: string
    receivedOn: string
    reason: string
    /** Until a link expires; as typed. */
    days: string
  }
}

/** The form before anything is typed. */
export const newValues = (
  currency: string,
  locale: TranslatedLocale,
  today: string,
): OrderValues => ({
  customer: {
    email: '',
    name: '',
    company: '',
    taxId: '',
    buyerReference: '',
    address: '',
    country: '',
    territory: '',
  },
  locale,
  currency,
  couponCode: '',
  note: '',
  end: {
    kind: 'paid',
    means: 'bank_transfer',
    reference: '',
    receivedOn: today,
    reason: '',
    days: String(DEFAULT_LINK_DAYS),
  },
})

/** Lines as the server takes them: a price that can't be read goes as it was typed, for the server to refuse by name. */
export const linesOf = (lines: readonly OrderLine[], language: string): LineOfOrder[] =>
  lines.map(({ productId, quantity, price = '' }) => ({
    productId,
    quantity,
    ...(price.trim() === '' ? {} : { price: readTypedNumber(price, language) ?? price }),
  }))

/** The part of the country, as the server takes it. */
export const partOf = ({
  country,
  territory,
}: Pick<OrderValues['customer'], 'country' | 'territory'>): Part | '' =>
  partsOf(country).find((part) => part === territory) ?? ''

type Sent = { requestId: string; language: string }

/** The body of the call that drafts a link to pay. */
export const linkOf = (
  { end, customer, ...values }: OrderValues,
  lines: readonly OrderLine[],
  { requestId, language }: Sent,
) => ({
  ...values,
  customer: { ...customer, territory: partOf(customer) },
  requestId,
  items: linesOf(lines, language),
  days: Number(end.days),
})

/** The body of the call that makes the order. */
export const orderOf = (
  { end, couponCode, customer, ...values }: OrderValues,
  lines: readonly OrderLine[],
  { requestId, language }: Sent,
) => ({
  ...values,
  customer: { ...customer, territory: partOf(customer) },
  requestId,
  items: linesOf(lines, language),
  couponCode: end.kind === 'free' ? '' : couponCode,
  end:
    end.kind === 'paid'
      ? {
          kind: 'paid' as const,
          means: end.means,
          reference: end.reference,
          receivedOn: end.receivedOn,
        }
      : { kind: 'free' as const, reason: end.reason },
})
