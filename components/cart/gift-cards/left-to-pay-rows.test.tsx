import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInStore } from '@/tests/setup/components'
import { LeftToPayRows } from './left-to-pay-rows'
import { paidByCards } from './paid-by-cards'

const LINES = [{ priceCents: 100_00, quantity: 1 }]
/** €85.00 at $1 for €0.85. */
const EUROS = { currency: 'EUR', balance: '85.00', rate: '100', of: '85' } as const
const card = (more: object) => ({ lastFour: 'ABCD', balance: '0.00', problem: null, ...more })

const rows = (
  giftCard: ReturnType<typeof card> | ReturnType<typeof card>[],
  locale: 'en' | 'de' = 'en',
  totalCents = 100_00,
) =>
  renderInStore(
    <dl>
      <LeftToPayRows
        totalCents={totalCents}
        giftCards={paidByCards([giftCard].flat(), LINES, totalCents, 'USD')}
      />
    </dl>,
    { locale },
  )

describe('what a gift card pays of a total', () => {
  it('says what is taken from one of another currency, and what that is worth', async () => {
    await rows(card({ balance: '100.00', own: EUROS }), 'en', 108_00)
    expect(screen.getByText('Gift card ····ABCD')).toHaveTextContent(
      'Card in euros: €85.00 of it is worth $100.00 today.',
    )
    expect(screen.getByText('$8.00')).toBeVisible()
  })

  it('says so of a part', async () => {
    await rows(card({ balance: '100.00', own: EUROS }), 'en', 50_00)
    expect(screen.getByText('Gift card ····ABCD')).toHaveTextContent('€42.50 of it is worth $50.00')
  })

  it('says so in the language of the page', async () => {
    await rows(card({ balance: '100.00', own: EUROS }), 'de')
    expect(screen.getByText(/Karte in Euro/)).toBeVisible()
  })

  it('says nothing of rates for a card of what is charged in', async () => {
    await rows(card({ balance: '10.00' }))
    expect(screen.getByText('Gift card ····ABCD')).toBeVisible()
    expect(screen.queryByText(/Card in/)).not.toBeInTheDocument()
  })

  it('is not there for a card that is worth less than a cent', () => {
    const dong = { ...EUROS, currency: 'VND', balance: '1.00', rate: '1', of: '23000' } as const
    expect(paidByCards([card({ own: dong })], LINES, 100_00, 'USD')).toMatchObject([
      { cents: 0, problem: 'too_little' },
    ])
  })

  it('has a row for each of several that pays', async () => {
    await rows([
      card({ balance: '30.00' }),
      card({ lastFour: 'EFGH', balance: '90.00' }),
      card({ lastFour: 'JKLM', balance: '5.00' }),
    ])
    expect(screen.getByText('Gift card ····ABCD').closest('div')).toHaveTextContent('-$30.00')
    expect(screen.getByText('Gift card ····EFGH').closest('div')).toHaveTextContent('-$70.00')
    expect(screen.queryByText('Gift card ····JKLM')).not.toBeInTheDocument()
    expect(screen.getByText('$0.00')).toBeVisible()
  })
})
