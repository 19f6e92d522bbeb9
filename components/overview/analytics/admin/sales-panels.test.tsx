import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { PeriodFigures } from '@/lib/overview/analytics/contracts'
import { accessibilityProblems, renderInBackOffice } from '@/tests/setup/components'
import { SalesPanels } from './sales-panels'

const DAY = {
  day: '2026-03-29',
  orders: 3,
  grossCents: 9_000,
  refundsCents: 1_000,
  netCents: 8_000,
  carts: 4,
  orderedCarts: 3,
}
const FIGURES: PeriodFigures = {
  ...DAY,
  from: DAY.day,
  to: DAY.day,
  averageCents: 3_000,
  days: [DAY],
}

describe('sales by day', () => {
  it('are one chart at a time, a single day as numbers, and lead to their orders', async () => {
    const { user, container } = await renderInBackOffice(
      <SalesPanels
        summary={{ current: FIGURES, before: { ...FIGURES, days: [] }, timeZone: 'UTC' }}
        error={null}
        isRefreshing={false}
        onRetry={jest.fn<() => void>()}
        query={{ range: 'today' }}
      />,
    )
    expect(screen.getByRole('region')).toHaveAccessibleName('Revenue by day')
    expect(screen.getByText('$80.00')).toBeInTheDocument()
    expect(container.querySelector('.recharts-surface')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show as table: Revenue by day' }))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/orders?from=2026-03-29&to=2026-03-29',
      '/admin/orders?refundedFrom=2026-03-29&refundedTo=2026-03-29',
    ])
    expect(await accessibilityProblems()).toEqual([])

    await user.selectOptions(screen.getByLabelText('Show by day'), 'Orders by day')
    expect(screen.getByRole('region', { name: 'Orders by day' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Revenue by day' })).not.toBeInTheDocument()
  })
})
