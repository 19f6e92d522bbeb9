import { type DayPeriod, daysOf } from '@/lib/core/calendar'

/** What happened on one day. Money is cents of the base currency. */
export type DayFigures = {
  day: string
  orders: number
  grossCents: number
  /** Paid back on this day, whenever the order was placed. */
  refundsCents: number
  netCents: number
  /** Carts that something was put into. */
  carts: number
  /** Those of them that became an order, on that day or later. */
  orderedCarts: number
}

type Orders = { day: string; orders: number; grossCents: number }
type Refunds = { day: string; refundsCents: number }
type Carts = { day: string; carts: number; orderedCarts: number }

/** One entry for every day of a period; days on which nothing happened are zeros. */
export function daySeries(
  period: DayPeriod,
  sources: { orders: readonly Orders[]; refunds: readonly Refunds[]; carts: readonly Carts[] },
): DayFigures[] {
  const byDay = <T extends { day: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.day, row]))
  const [orders, refunds, carts] = [
    byDay(sources.orders),
    byDay(sources.refunds),
    byDay(sources.carts),
  ]
  return daysOf(period).map((day) => {
    const grossCents = orders.get(day)?.grossCents ?? 0
    const refundsCents = refunds.get(day)?.refundsCents ?? 0
    return {
      day,
      orders: orders.get(day)?.orders ?? 0,
      grossCents,
      refundsCents,
      netCents: grossCents - refundsCents,
      carts: carts.get(day)?.carts ?? 0,
      orderedCarts: carts.get(day)?.orderedCarts ?? 0,
    }
  })
}

/** The sums of a series. Carts are left out: one that was used on two days is still one cart. */
export function sumsOf(days: readonly DayFigures[]) {
  const sum = (value: (figures: DayFigures) => number) =>
    days.reduce((total, figures) => total + value(figures), 0)
  const orders = sum((figures) => figures.orders)
  const grossCents = sum((figures) => figures.grossCents)
  const refundsCents = sum((figures) => figures.refundsCents)
  return {
    orders,
    grossCents,
    refundsCents,
    netCents: grossCents - refundsCents,
    averageCents: orders === 0 ? 0 : Math.round(grossCents / orders),
  }
}
