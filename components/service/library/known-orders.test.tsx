import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { Library, LibraryOrder } from '@/lib/service/library/contracts'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  json,
  renderInStore,
} from '@/tests/setup/components'
import { KnownOrders } from './known-orders'

const LINK = 'POST /api/library/orders/[orderNumber]/link'

const order = (orderNumber: string, productName: string): LibraryOrder => ({
  orderNumber,
  createdAt: '2026-03-10T12:00:00.000Z',
  orderStatus: 'completed',
  totalAmount: '29.99',
  currency: 'USD',
  items: [
    {
      productName,
      image: null,
      productPrice: '29.99',
      quantity: 1,
      progress: 'delivered',
      deliveredAt: '2026-03-10T12:01:00.000Z',
      installerUrl: null,
      activationSteps: [],
    },
  ],
  offersWithdrawal: false,
  held: null,
  keys: 'available',
  hasDevices: false,
  canReview: false,
})

const library = (orders: LibraryOrder[], total = orders.length): Library => ({
  email: 'ada@buyer.example',
  expiresAt: '2026-03-11T12:00:00.000Z',
  erasureRequestedAt: null,
  passkeys: [],
  total,
  orders,
})

async function show(shown: Library | null, answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/library': () => json(200, { library: shown }),
    ...answers,
  })
  const { user } = await renderInStore(<KnownOrders purpose="refund" />, {
    address: '/returns/request',
  })
  await waitFor(() => expect(sent).not.toHaveLength(0))
  return { user, sent }
}

describe('orders of who is known', () => {
  it('open by a click, without a mailed link', async () => {
    const { user, sent } = await show(
      library([order('SH-1-AAAAA', 'Norton 360'), order('SH-2-BBBBB', 'Office 2024')], 12),
      { [LINK]: () => json(200, { token: 'Fe26.2*token' }) },
    )
    expect(await screen.findByRole('heading', { name: 'Which order is it about?' })).toBeVisible()
    expect(screen.getByText(/ada@buyer\.example/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'My library' })).toHaveAttribute('href', '/library')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: /Office 2024.*SH-2-BBBBB, March 10/ }))
    await waitFor(() => expect(window.location.hash).toBe('#Fe26.2*token'))
    expect(sent.at(-1)?.call).toBe('POST /api/library/orders/SH-2-BBBBB/link')
  })

  it('say what is wrong, and are asked for again', async () => {
    const { user, sent } = await show(library([order('SH-1-AAAAA', 'Norton 360')]), {
      [LINK]: () => json(429, { code: 'rate_limited', message: 'Too many requests' }),
    })
    await user.click(await screen.findByRole('button', { name: /Norton 360/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/too many|wait/i)
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === 'GET /api/library')).toHaveLength(2),
    )
  })

  it('are not shown to a browser that is not signed in, or has none', async () => {
    await show(null)
    expect(await accessibilityProblems()).toEqual([])
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    await show(library([]))
    expect(await accessibilityProblems()).toEqual([])
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})
