import 'server-only'
import type { Tx } from '@/lib/core/db'
import { toCents, toDecimal } from '@/lib/core/money'
import { stepOf } from '@/lib/i18n/currencies'
import type { Rebase } from '@/lib/pricing/rebase'

/** Converts what coupons take off, what carts have to cost for them, and what they took off so far. @returns how many */
export async function rebaseCoupons(tx: Tx, { to, amount }: Rebase): Promise<number> {
  const coupons = await tx.coupon.findMany({
    select: { id: true, amount: true, minimum: true, discounted: true },
  })
  for (const { id, ...was } of coupons)
    await tx.coupon.update({
      where: { id },
      data: {
        amount: was.amount && toDecimal(Math.max(stepOf(to), amount(toCents(was.amount)))),
        minimum: toDecimal(amount(toCents(was.minimum))),
        discounted: toDecimal(amount(toCents(was.discounted))),
      },
    })
  return coupons.length
}
