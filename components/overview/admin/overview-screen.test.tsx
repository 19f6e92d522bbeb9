import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import type { Overview } from '@/lib/overview/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { OverviewScreen } from './overview-screen'

const ORDER: OrderRow = {
  orderNumber: 'SH-1767225600000-AAAAA',
  createdAt: '2026-01-01T00:00:00.000Z',
  customerName: 'Ada Buyer',
  customerEmail: 'ada@buyer.example',
  orderStatus: 'completed',
  paymentMethod: 'card',
  totalAmount: '29.99',
  refundedAmount: '0.00',
  currency: 'USD',
  pieces: 1,
  openItems: 0,
  productNames: '1 × Office',
  country: null,
  couponCode: null,
}

const overviewWith = (orders: OrderRow[]): Overview => ({
  waiting: [{ what: 'messages', count: 1 }],
  disputesDue: null,
  oldestMessage: '2025-12-30T00:00:00.000Z',
  stock: null,
  sales: null,
  unpaid: null,
  orders,
  health: null,
  firstSteps: null,
})

afterEach(() => void jest.useRealTimers())

describe('the start page', () => {
  it('shows an order that is placed meanwhile by itself', async () => {
    const orders: OrderRow[] = []
    answerCalls({ 'GET /api/admin/overview': () => json(200, overviewWith(orders)) })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    await renderInBackOffice(<OverviewScreen />)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(
      screen.getByRole('link', { name: /^1 message to answer The oldest came / }),
    ).toHaveAttribute('href', '/admin/messages?status=open&sort=oldest')
    const last = within(screen.getByRole('region', { name: 'Last orders' }))
    expect(last.queryByText('ada@buyer.example')).not.toBeInTheDocument()
    orders.push(ORDER)
    await act(() => jest.advanceTimersByTimeAsync(15_000))
    expect(last.getByRole('link', { name: /ada@buyer\.example/ })).toHaveAttribute(
      'href',
      '/admin/orders/SH-1767225600000-AAAAA',
    )
    jest.useRealTimers()
    expect(await accessibilityProblems()).toEqual([])
  })
})
