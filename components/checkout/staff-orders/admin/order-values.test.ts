import { expect, it } from '@jest/globals'
import { linesOf, linkOf, newValues, orderOf } from './order-values'

const lines = [
  { productId: 7, name: 'Office Suite', quantity: 2, price: ' 1.299,50 ' },
  { productId: 8, name: 'Antivirus', quantity: 1, price: '' },
  { productId: 9, name: 'Backup', quantity: 1, price: 'cheap' },
]

it('sends prices as typed in the language of the page, and none for the price of the day', () => {
  expect(linesOf(lines, 'de')).toEqual([
    { productId: 7, quantity: 2, price: '1299.50' },
    { productId: 8, quantity: 1 },
    { productId: 9, quantity: 1, price: 'cheap' },
  ])
})

it('sends of the end what belongs to it, and no coupon with what is given free', () => {
  const values = { ...newValues('EUR', 'de', '2026-12-01'), couponCode: 'SPRING' }
  const asked = { requestId: 'id', language: 'en' }
  expect(orderOf(values, [], asked)).toMatchObject({
    couponCode: 'SPRING',
    end: { kind: 'paid', means: 'bank_transfer', reference: '', receivedOn: '2026-12-01' },
  })
  const free = orderOf(
    { ...values, end: { ...values.end, kind: 'free', reason: 'Press' } },
    [],
    asked,
  )
  expect(free).toMatchObject({ couponCode: '', end: { kind: 'free', reason: 'Press' } })
  expect(free.end).not.toHaveProperty('reference')
})

it('sends with a link for how many days it can be paid', () => {
  const values = newValues('EUR', 'de', '2026-12-01')
  const draft = linkOf(values, lines, { requestId: 'id', language: 'de' })
  expect(draft).toMatchObject({ days: 7, currency: 'EUR', items: [{}, {}, {}] })
  expect(draft).not.toHaveProperty('end')
})
