import { expect, it } from '@jest/globals'
import { addUp } from './add-up'

const sums = (orders: number, net: bigint, tax: bigint, refundedNet = 0n, refundedTax = 0n) => ({
  orders,
  netCents: net,
  taxCents: tax,
  refundedNetCents: refundedNet,
  refundedTaxCents: refundedTax,
})

it('puts sales and refunds of a country and rate into one row, and adds up all', () => {
  const german = { kind: 'standard', country: 'DE', territory: null, rate: '19' } as const
  const cards = { kind: 'gift_card', country: null, territory: null, rate: null } as const
  const report = addUp(
    [
      { ...cards, ...sums(1, 5000n, 0n) },
      { ...german, ...sums(2, 20_000n, 3800n) },
      { ...german, ...sums(0, 0n, 0n, 30_000n, 5700n) },
    ],
    2,
  )
  expect(report.rows).toEqual([
    {
      ...german,
      orders: 2,
      net: '200.00',
      tax: '38.00',
      gross: '238.00',
      refundedNet: '300.00',
      refundedTax: '57.00',
      taxDue: '-19.00',
    },
    {
      ...cards,
      orders: 1,
      net: '50.00',
      tax: '0.00',
      gross: '50.00',
      refundedNet: '0.00',
      refundedTax: '0.00',
      taxDue: '0.00',
    },
  ])
  expect(report.total).toMatchObject({
    orders: 2,
    net: '250.00',
    gross: '288.00',
    taxDue: '-19.00',
  })
})

it('has no rows where nothing happened', () => {
  expect(addUp([], 0)).toMatchObject({ rows: [], total: { orders: 0, net: '0.00' } })
})
