import { expect, it } from '@jest/globals'
import { addUp } from './add-up'

const sums = (orders: number, net: bigint, tax: bigint, refundedNet = 0n, refundedTax = 0n) => {
  const amounts = {
    netCents: net,
    taxCents: tax,
    refundedNetCents: refundedNet,
    refundedTaxCents: refundedTax,
  }
  return { ...amounts, orders, charged: amounts, rateSources: [] }
}

it('puts sales and refunds of a country and rate into one row, and adds up all', () => {
  const german = {
    kind: 'standard',
    country: 'DE',
    territory: null,
    rate: '19',
    currency: 'USD',
  } as const
  const cards = {
    kind: 'gift_card',
    country: null,
    territory: null,
    rate: null,
    currency: 'USD',
  } as const
  const report = addUp(
    [
      { ...cards, ...sums(1, 5000n, 0n) },
      { ...german, ...sums(2, 20_000n, 3800n) },
      { ...german, ...sums(0, 0n, 0n, 30_000n, 5700n) },
    ],
    2,
    'USD',
  )
  expect(report.rows).toEqual([
    {
      ...german,
      charged: null,
      rateSources: [],
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
      charged: null,
      rateSources: [],
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

it('keeps currencies apart, and has what was charged in others beside what that was worth', () => {
  const german = { kind: 'standard', country: 'DE', territory: null, rate: '19' } as const
  const charged = {
    netCents: 10_000n,
    taxCents: 1900n,
    refundedNetCents: 5000n,
    refundedTaxCents: 950n,
  }
  const euros = { ...german, currency: 'EUR', charged, rateSources: ['ecb' as const] }
  const report = addUp(
    [
      { ...german, currency: 'USD', ...sums(1, 5000n, 950n) },
      { ...euros, ...sums(1, 11_765n, 2235n, 5882n, 1118n), charged, rateSources: ['ecb'] },
      {
        ...euros,
        ...sums(1, 1n, 1n),
        charged: { ...charged, netCents: 1n },
        rateSources: ['fixed'],
      },
    ],
    3,
    'USD',
  )
  expect(report.rows).toMatchObject([
    {
      currency: 'EUR',
      orders: 2,
      rateSources: ['ecb', 'fixed'],
      net: '117.66',
      refundedTax: '11.18',
      charged: { net: '100.01', tax: '38.00', refundedNet: '100.00', taxDue: '19.00' },
    },
    { currency: 'USD', orders: 1, net: '50.00', charged: null, rateSources: [] },
  ])
  expect(report.total).toMatchObject({ orders: 3, net: '167.66', tax: '31.86' })
})

it('has no rows where nothing happened', () => {
  expect(addUp([], 0, 'USD')).toMatchObject({ rows: [], total: { orders: 0, net: '0.00' } })
})
