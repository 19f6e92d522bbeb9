import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
  unreachable,
  visited,
} from '@/tests/setup/components'
import { NewOrderScreen } from './new-order-screen'

const PRODUCT = { id: 7, name: 'Office Suite', price: '129.00' }
const MAKE = 'POST /api/admin/orders'
const PREVIEW = 'POST /api/admin/orders/preview'

const priced = (price: string) => ({
  items: [
    {
      productId: 7,
      productName: 'Office Suite',
      quantity: 1,
      todaysPrice: '129.00',
      price,
      discount: '0.00',
      isInStock: false,
    },
  ],
  discount: '0.00',
  subtotal: price,
  tax: '0.00',
  taxKind: 'general',
  total: price,
  currency: 'USD',
})

const LINK = {
  id: '0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001',
  url: 'https://store.example/checkout/link?link=0b6b8c0e-0d5c-4c55-9a43-6c0a52a3d001',
  email: 'ada@buyer.example',
  name: 'Ada Buyer',
  total: '129.00',
  currency: 'USD',
  standing: 'open',
  orderNumber: null,
  username: 'grace',
  createdAt: '2026-12-05T10:00:00.000Z',
  expiresAt: '2026-12-12T10:00:00.000Z',
}

const answering = (make: Answers[typeof MAKE], links: object[] = []) =>
  answerCalls({
    'GET /api/admin/payment-links': () => json(200, links),
    'POST /api/admin/payment-links': () => {
      links.push(LINK)
      return json(201, LINK)
    },
    'POST /api/admin/payment-links/[id]/cancel': () => {
      links.splice(0, links.length, { ...LINK, standing: 'cancelled' })
      return new Response(null, { status: 204 })
    },
    'GET /api/admin/products': () => json(200, [PRODUCT], { 'X-Total-Count': '1' }),
    'GET /api/admin/customers': () =>
      json(200, [{ email: 'ada@buyer.example', name: 'Ada Buyer' }], { 'X-Total-Count': '1' }),
    [PREVIEW]: ({ body }) => {
      const { items } = body as { items: { price?: string }[] }
      return json(200, priced(items[0]?.price ?? '129.00'))
    },
    [MAKE]: make,
  })

async function orderingOffice() {
  const { user } = await renderInBackOffice(<NewOrderScreen />)
  await fill(user, screen.getByLabelText(/^Full name/), 'Ada Buyer')
  await fill(user, screen.getByLabelText(/^E-mail address/), 'ada@buyer.example')
  await fill(user, screen.getByLabelText('Find a product'), 'office')
  await user.click(await screen.findByRole('button', { name: /^Office Suite/ }))
  return user
}

it('marks an order as paid with the price that was typed, under one id however often it is sent', async () => {
  let isDown = true
  const sent = answering(() =>
    isDown ? unreachable() : json(201, { orderNumber: 'SH-1767225600000-AAAAA' }),
  )
  const user = await orderingOffice()
  expect(await screen.findByText(/^Out of stock/)).toBeVisible()
  await fill(user, screen.getByLabelText('Price of one Office Suite'), '99.50')
  expect(await screen.findAllByText('$99.50')).not.toHaveLength(0)
  expect(screen.getByText('Price of the day: $129.00')).toBeVisible()
  await fill(user, screen.getByLabelText(/^Reference \*|^Reference$/), 'RE 4711')
  expect(await accessibilityProblems()).toEqual([])
  const submit = screen.getByRole('button', { name: 'Mark as paid and deliver' })
  await user.click(submit)
  expect(await screen.findByRole('alert')).toHaveTextContent(/./)
  isDown = false
  await user.click(submit)
  await waitFor(() => expect(visited).toEqual(['/admin/orders/SH-1767225600000-AAAAA']))
  const bodies = sent.filter(({ call }) => call === MAKE).map(({ body }) => body)
  expect(bodies.at(-1)).toMatchObject({
    customer: { email: 'ada@buyer.example', name: 'Ada Buyer' },
    items: [{ productId: 7, quantity: 1, price: '99.50' }],
    end: { kind: 'paid', means: 'bank_transfer', reference: 'RE 4711' },
  })
  expect(new Set(bodies.map((body) => (body as { requestId: string }).requestId)).size).toBe(1)
})

it('asks why an order is given free, and for no price', async () => {
  const sent = answering(() => json(201, { orderNumber: 'SH-1767225600000-AAAAA' }))
  const user = await orderingOffice()
  await user.click(screen.getByLabelText(/^Given free/))
  expect(screen.queryByLabelText('Price of one Office Suite')).toBeNull()
  await fill(user, screen.getByLabelText(/^Reason/), 'Press copy')
  await user.click(screen.getByRole('button', { name: 'Give free and deliver' }))
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(sent.findLast(({ call }) => call === MAKE)?.body).toMatchObject({
    end: { kind: 'free', reason: 'Press copy' },
  })
})

it('mails a link for so many days, lists it, and cancels it', async () => {
  const sent = answering(() => json(500, {}))
  const user = await orderingOffice()
  await user.click(screen.getByLabelText(/^Sent as a link to pay/))
  await fill(user, screen.getByLabelText(/^Days until/), '14')
  await user.click(screen.getByRole('button', { name: 'Mail the link' }))
  const cancel = await screen.findByRole('button', { name: 'Cancel the link for Ada Buyer' })
  expect(sent.find(({ call }) => call === 'POST /api/admin/payment-links')?.body).toMatchObject({
    days: 14,
    items: [{ productId: 7, quantity: 1 }],
    customer: { email: 'ada@buyer.example' },
  })
  // The form is free for the next one.
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('')
  await user.click(cancel)
  expect(await screen.findByText('Cancelled')).toBeVisible()
})

it('is not for whose role may not make orders', async () => {
  await renderInBackOffice(<NewOrderScreen />, { role: 'support' })
  expect(screen.queryByLabelText(/^Full name/)).toBeNull()
})
