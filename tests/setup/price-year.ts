import type pg from 'pg'
import { z } from 'zod'
import { toDecimal } from '@/lib/core/money'

/** A change of a product after so many days: its price in cents, whether a former price is named, whether it is in the store. */
export type PriceStep = { days: number; cents: number; isAnnounced: boolean; isHidden: boolean }
/** What the store showed from a day on. */
export type ShownPrice = PriceStep & { day: number; reference: number | null }

const rowSchema = z.object({ comparedPrices: z.record(z.string(), z.string()) })

/** Lets a product's price change over a year, moving what was kept into the past, and notes what it was compared with. */
export async function liveThrough(
  sql: pg.Pool,
  productId: number,
  steps: readonly PriceStep[],
): Promise<ShownPrice[]> {
  const shown: ShownPrice[] = []
  let day = 0
  for (const step of steps) {
    day += step.days
    await sql.query(
      `UPDATE "PublicPrice" SET "from" = "from" - make_interval(days => $2), "until" = "until" - make_interval(days => $2)
       WHERE "productId" = $1`,
      [productId, step.days],
    )
    await sql.query(
      `UPDATE "Product" SET "price" = $2, "originalPrice" = $3, "isHidden" = $4 WHERE "id" = $1`,
      [
        productId,
        toDecimal(step.cents),
        step.isAnnounced ? toDecimal(step.cents * 2) : null,
        step.isHidden,
      ],
    )
    const { rows } = await sql.query('SELECT "comparedPrices" FROM "Product" WHERE "id" = $1', [
      productId,
    ])
    const { base } = rowSchema.parse(rows[0]).comparedPrices
    shown.push({
      ...step,
      day,
      reference: base === undefined ? null : Math.round(Number(base) * 100),
    })
  }
  return shown
}

const DAYS = 30

/**
 * Says what is wrong about what a store showed over time, by the words of the law: a reduction names the lowest price of the
 * 30 days before it began, also while it goes on or further; where all of these days are known and the price is lower, it is
 * shown.
 */
export function wrongClaims(shown: readonly ShownPrice[]): string[] {
  const lowestBefore = (index: number): number | null => {
    const began = shown[index]?.day ?? 0
    const first = shown.find(({ isHidden }) => !isHidden)
    if (first === undefined || first.day > began - DAYS) return null
    const charged = shown
      .slice(0, index)
      .filter(({ isHidden }, at) => !isHidden && (shown[at + 1]?.day ?? began) > began - DAYS)
      .map(({ cents }) => cents)
    return charged.length === 0 ? null : Math.min(...charged)
  }
  return shown.flatMap((now, index) => {
    const { reference, cents, isAnnounced, isHidden } = now
    const says = (what: string) => [`day ${now.day}, ${cents}: ${what}`]
    if (isHidden || !isAnnounced) return reference === null ? [] : says('nothing is announced')
    let began = index
    for (
      let before = shown[began - 1];
      before && before.reference !== null && before.cents >= (shown[began]?.cents ?? 0);
      before = shown[began - 1]
    )
      began -= 1
    const lowest = lowestBefore(began)
    const isReduced = lowest !== null && (lowest - cents) * 100 >= lowest
    if (reference !== null && reference !== lowest)
      return says(`${reference} is not the lowest price, ${lowest}`)
    if (reference !== null && !isReduced) return says(`is not lower than ${lowest}`)
    if (reference === null && isReduced) return says(`is lower than ${lowest}, and shows nothing`)
    return []
  })
}
