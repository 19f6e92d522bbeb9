import { sentenceInPageLanguage } from '@/components/back-office/language/server-texts/in-page-language'
import { instantOf, timeOf } from '@/components/back-office/store-time'
import type { AdminCoupon, CouponInput } from '@/lib/cart/coupons/admin-contracts'

/** The coupon form's values, as they are typed. Times are those of `datetime-local`, in the store's time zone. */
export type CouponValues = {
  code: string
  kind: 'percent' | 'amount'
  percent: string
  amount: string
  minimum: string
  startsAt: string
  endsAt: string
  maxUses: string
  maxUsesPerBuyer: string
  note: string
  isActive: boolean
  products: { id: number; name: string }[]
  categories: { id: number; name: string }[]
}

const textOf = (value: number | string | null | undefined) => String(value ?? '')

/** One that is gone has a name of the server’s. */
const named = ({ id, name }: { id: number; name: string }) => ({
  id,
  name: sentenceInPageLanguage(name),
})

/** The form's first values. */
export const valuesOf = (coupon?: AdminCoupon): CouponValues => ({
  code: coupon?.code ?? '',
  kind: coupon && coupon.percent === null ? 'amount' : 'percent',
  percent: textOf(coupon?.percent),
  amount: textOf(coupon?.amount),
  minimum: coupon && coupon.minimum !== '0.00' ? coupon.minimum : '',
  startsAt: timeOf(coupon?.startsAt),
  endsAt: timeOf(coupon?.endsAt),
  maxUses: textOf(coupon?.maxUses),
  maxUsesPerBuyer: textOf(coupon?.maxUsesPerBuyer),
  note: coupon?.note ?? '',
  isActive: coupon?.isActive ?? true,
  products: (coupon?.products ?? []).map(named),
  categories: (coupon?.categories ?? []).map(named),
})

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

/** What the form sends; the server checks it. @param saved the coupon that it is of */
export const inputOf = (values: CouponValues, saved?: AdminCoupon): CouponInput => ({
  code: values.code,
  percent: values.kind === 'percent' ? numberOf(values.percent) : null,
  amount: values.kind === 'amount' ? values.amount.trim() : null,
  minimum: values.minimum.trim() || '0',
  productIds: values.products.map(({ id }) => id),
  categoryIds: values.categories.map(({ id }) => id),
  startsAt: instantOf(values.startsAt, saved?.startsAt),
  endsAt: instantOf(values.endsAt, saved?.endsAt),
  maxUses: numberOf(values.maxUses),
  maxUsesPerBuyer: numberOf(values.maxUsesPerBuyer),
  isActive: values.isActive,
  note: values.note,
})
