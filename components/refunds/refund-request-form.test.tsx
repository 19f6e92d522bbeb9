import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { RefundRequestAnswer } from '@/lib/refunds/contracts'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { RefundRequestForm } from './refund-request-form'

const REASONS = [
  { reason: 'invalid_key', label: 'The key is invalid or has already been used' },
  { reason: 'duplicate', label: 'I bought the same product twice' },
] as const

const form = <RefundRequestForm token="Fe26.2*token" reasons={REASONS} />
const reason = () => screen.getByRole('combobox', { name: /Reason/ })
const send = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Send Refund Request' }))

const ANSWER: RefundRequestAnswer = {
  orderNumber: 'SH-1-AAAAA',
  paymentMethod: 'card',
  items: [
    { productName: 'Norton 360', until: '2026-04-09T23:59:59.999Z', isOpen: true },
    { productName: 'Office 2024', until: '2026-03-24T23:59:59.999Z', isOpen: false },
    { productName: 'Beta', until: null, isOpen: false },
  ],
  timeZone: 'UTC',
}

const refusedWith = (body: object) => ({
  'POST /api/refund-requests': () => json(409, { code: 'conflict', message: 'No', ...body }),
})

describe('the form of a refund request', () => {
  it('wants a reason, and the products when only some go back', async () => {
    const sent = answerCalls({})
    const { user } = await renderInStore(form)
    await send(user)
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(1)
    expect(reason()).toHaveFocus()
    await user.selectOptions(reason(), REASONS[0].label)
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'What would you like to return?' }),
      'Only some products',
    )
    await send(user)
    expect(screen.getByLabelText(/^Which products/)).toBeInvalid()
    expect(sent).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('sends it with its token, and says of each product until when it may go back', async () => {
    const sent = answerCalls({ 'POST /api/refund-requests': () => json(201, ANSWER) })
    const { user } = await renderInStore(form)
    await user.selectOptions(reason(), REASONS[0].label)
    await user.type(screen.getByLabelText(/^What happened/), 'Error 0xC004C003')
    await send(user)
    expect(await screen.findByRole('heading', { name: 'Your request has arrived' })).toHaveFocus()
    expect(sent).toEqual([
      {
        call: 'POST /api/refund-requests',
        body: {
          token: 'Fe26.2*token',
          reason: 'invalid_key',
          products: '',
          message: 'Error 0xC004C003',
          locale: 'en',
        },
      },
    ])
    const [periods] = screen.getAllByRole('list')
    const lines = within(periods as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Norton 360 until April 9, 2026',
      'Office 2024 ended on March 24, 2026; this product may not be refunded',
      'Beta sold without a money-back guarantee',
    ])
    expect(screen.getByText(/1–3 business days/)).toBeVisible()
    expect(screen.getByText(/5–7 business days/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each([
    ['while another one is open', { reason: 'already_open' }, /already being reviewed/],
    ['of an order that was refunded', { reason: 'closed' }, /already refunded or cancelled/],
    [
      'after its period, by the store’s day',
      { reason: 'period_ended', endedOn: '2025-03-24T13:59:59.999Z', timeZone: 'Australia/Sydney' },
      /ended on March 25, 2025/,
    ],
    ['of what was sold without a guarantee', { reason: 'no_guarantee' }, /without a money-back/],
    ['when the link has ended', { code: 'unauthorized' }, /This link has expired/],
  ])('is refused %s, and keeps what was typed', async (_, answer, text) => {
    answerCalls(refusedWith(answer))
    const { user } = await renderInStore(form)
    await user.selectOptions(reason(), REASONS[1].label)
    const story = screen.getByLabelText(/^What happened/)
    await user.type(story, 'It took me an hour to write this.')
    await send(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(story).toHaveValue('It took me an hour to write this.')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is refused in the language of the page', async () => {
    answerCalls(
      refusedWith({ reason: 'period_ended', endedOn: '2025-03-24T23:59:59Z', timeZone: 'UTC' }),
    )
    const { user } = await renderInStore(form, { locale: 'de' })
    await user.selectOptions(screen.getByRole('combobox', { name: /Grund/ }), REASONS[1].label)
    await user.click(screen.getByRole('button', { name: /senden/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('24. März 2025')
  })
})
