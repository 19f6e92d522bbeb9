import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { PrintedCards } from './printed-cards'

const of = { orderNumber: 'SH-1-AAAAA', proof: () => ({ 'x-order-token': 'token' }) }
const KEY = { productName: 'Antivirus', isPrintable: false }
const CARD = { productName: 'Gift Card', isPrintable: true }

it('is nothing where no gift card can be printed', async () => {
  await renderInStore(<PrintedCards of={of} items={[KEY]} />)
  expect(screen.queryByText('Gift cards to print')).toBeNull()
})

it('asks for the item by its place, with the proof in a header, and says when there is none', async () => {
  const calls = answerCalls({
    'GET /api/orders/[orderNumber]/gift-cards/[position]': () =>
      json(409, { code: 'conflict', message: 'No.' }),
  })
  const { user } = await renderInStore(<PrintedCards of={of} items={[KEY, CARD]} />)
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save the gift card to print: Gift Card' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be made')
  expect(calls).toMatchObject([{ call: 'GET /api/orders/SH-1-AAAAA/gift-cards/2' }])
})
