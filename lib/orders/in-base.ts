import 'server-only'
import { Prisma } from '@/lib/core/db'
import { ratesToBase } from '@/lib/settings/rates/seller'

type Sql = Prisma.Sql

/** An amount of an order `o` in the store's base currency, as it was worth on the day of the order: rounded to cents, order by order. */
export const orderInBase = (amount: Sql): Sql =>
  // Most are in the base currency, and a comparison costs less than a product.
  Prisma.sql`CASE WHEN o."rateToBase" = 1 THEN ${amount} ELSE round((${amount}) * o."rateToBase", 2) END`

/** A net amount of an order `o` in the base currency: what its tax leaves of both, so that they are what was paid to the cent. */
export const netInBase = (net: Sql, tax: Sql): Sql =>
  Prisma.sql`(${orderInBase(Prisma.sql`${net} + ${tax}`)}) - (${orderInBase(tax)})`

/**
 * An amount of a payment or a refund in the store's base currency: at the rate of its order; where no order was made at that of today.
 * Those in the base currency, which most are, need no look at their orders.
 *
 * @param rate a statement that gives the rate of the order
 */
export async function inBase({
  amount,
  currency,
  rate,
}: {
  amount: Sql
  currency: Sql
  rate: Sql
}): Promise<Sql> {
  const { baseCurrency, rates } = await ratesToBase()
  return Prisma.sql`
    CASE WHEN ${currency} = ${baseCurrency} THEN ${amount} ELSE round((${amount}) * coalesce(
      (${rate}), (${JSON.stringify(rates)}::jsonb ->> ${currency})::numeric), 2) END`
}
