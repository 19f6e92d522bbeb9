import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, json, renderInStore } from '@/tests/setup/components'
import { GiftCardField } from './gift-card-field'
import { paidByCards } from './paid-by-cards'

const LINES = [{ priceCents: 100_00, quantity: 1 }]
const card = (lastFour: string, balance: string) => ({ lastFour, balance, problem: null })
const show = (...cards: ReturnType<typeof card>[]) =>
  renderInStore(<GiftCardField giftCards={paidByCards(cards, LINES, 100_00, 'USD')} />)

describe('the gift cards of a cart', () => {
  it('are named with what is left on each, beside a field for another', async () => {
    await show(card('ABCD', '30.00'), card('EFGH', '90.00'))
    expect(screen.getByText('$0.00 left on it')).toBeVisible()
    expect(screen.getByText('$20.00 left on it')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add another gift card' }))
    expect(screen.getByLabelText('Gift card code')).toHaveFocus()
  })

  it('are taken off one by one, by how they end', async () => {
    const removed: unknown[] = []
    answerCalls({
      'DELETE /api/gift-card': ({ query }) => {
        removed.push(query)
        return new Response(null, { status: 204 })
      },
    })
    await show(card('ABCD', '30.00'), card('EFGH', '90.00'))
    await userEvent.click(screen.getByRole('button', { name: 'Remove gift card ending in EFGH' }))
    expect(removed).toEqual([{ lastFour: 'EFGH' }])
  })

  it('says when there are as many as an order takes', async () => {
    const refused = { code: 'gift_card_refused', reason: 'too_many', message: 'Too many' }
    answerCalls({ 'PUT /api/gift-card': () => json(409, refused) })
    await show(card('ABCD', '30.00'))
    await userEvent.click(screen.getByRole('button', { name: 'Add another gift card' }))
    await userEvent.type(screen.getByLabelText('Gift card code'), 'ABCD{Enter}')
    expect(await screen.findByText('At most 10 gift cards can pay for one order.')).toBeVisible()
  })
})
