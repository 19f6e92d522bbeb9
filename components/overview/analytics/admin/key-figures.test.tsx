import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { PeriodFigures } from '@/lib/overview/analytics/contracts'
import { accessibilityProblems, renderInBackOffice } from '@/tests/setup/components'
import { KeyFigures } from './key-figures'

const FIGURES: PeriodFigures = {
  from: '2026-03-29',
  to: '2026-03-29',
  orders: 3,
  grossCents: 9_000,
  refundsCents: 1_000,
  netCents: 8_000,
  averageCents: 3_000,
  carts: 0,
  orderedCarts: 0,
  days: [],
}
const BEFORE: PeriodFigures = {
  ...FIGURES,
  from: '2026-03-28',
  to: '2026-03-28',
  orders: 2,
  grossCents: 6_000,
  refundsCents: 2_000,
  netCents: 4_000,
}

const figure = (name: string) => {
  const box = screen.getByText(name).parentElement
  if (!box) throw new Error(`${name} stands nowhere`)
  return within(box)
}

describe('the key figures', () => {
  it('say how much more or less it is than before, in sums and in percent', async () => {
    await renderInBackOffice(
      <KeyFigures
        summary={{ current: FIGURES, before: BEFORE, timeZone: 'UTC' }}
        isRefreshing={false}
      />,
    )
    expect(figure('Gross sales').getByText('+$30.00')).toBeInTheDocument()
    expect(figure('Gross sales').getByText(/50 %/)).toHaveTextContent('▲ 50 % more')
    expect(figure('Refunds').getByText('−$10.00')).toBeInTheDocument()
    expect(figure('Orders').getByText('+1')).toBeInTheDocument()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('lead to exactly their orders', async () => {
    await renderInBackOffice(
      <KeyFigures
        summary={{
          current: FIGURES,
          before: BEFORE,
          timeZone: 'UTC',
        }}
        isRefreshing={false}
      />,
    )
    expect(figure('Orders').getByRole('link')).toHaveAttribute(
      'href',
      '/admin/orders?from=2026-03-29&to=2026-03-29',
    )
    expect(figure('Refunds').getByRole('link')).toHaveAttribute(
      'href',
      '/admin/orders?refundedFrom=2026-03-29&refundedTo=2026-03-29',
    )
    // No list has what was placed and what was paid back together.
    expect(figure('Net sales').queryByRole('link')).not.toBeInTheDocument()
  })

  it('are no links to a list without orders', async () => {
    const none = { ...FIGURES, orders: 0, grossCents: 0, refundsCents: 0, netCents: 0 }
    await renderInBackOffice(
      <KeyFigures
        summary={{ current: none, before: none, timeZone: 'UTC' }}
        isRefreshing={false}
      />,
    )
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
