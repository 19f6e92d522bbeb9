import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminSale, SalePreview } from '@/lib/catalog/sales/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { SalesScreen } from './sales-screen'

const SALE: AdminSale = {
  id: 7,
  name: 'Winter',
  scope: 'products',
  percent: 20,
  products: [{ id: 1, name: 'Office', price: null }],
  category: null,
  publisher: null,
  startsAt: '2026-12-05T10:00:00.000Z',
  endsAt: '2026-12-07T10:00:00.000Z',
  stoppedAt: null,
  standing: 'running',
  reduced: 1,
  updatedAt: '2026-12-01T10:00:00.000Z',
}
const ENDED: AdminSale = {
  ...SALE,
  id: 6,
  name: 'Autumn',
  scope: 'all',
  standing: 'ended',
  startsAt: '2026-11-01T10:00:00.000Z',
  endsAt: '2026-12-02T10:00:00.000Z',
  reduced: 0,
}
const PREVIEW: SalePreview = {
  matched: 3,
  reduced: 2,
  from: '8.00',
  to: '80.00',
  lowestMargin: null,
  overlaps: [{ id: 6, name: 'Autumn', products: 1 }],
  struckPrices: 'lowest30',
}

beforeEach(
  () =>
    void jest.useFakeTimers({
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'performance',
      ],
      now: new Date('2026-12-05T12:00:00Z'),
    }),
)
afterEach(() => void jest.useRealTimers())

const listed = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    'GET /api/admin/sales': ({ query }) =>
      query?.month === '2027-01'
        ? json(200, [], { 'x-total-count': '0' })
        : json(200, [SALE, ENDED], { 'x-total-count': '2' }),
    'GET /api/admin/categories': () => json(200, []),
    'GET /api/admin/brands': () => json(200, []),
    ...more,
  })

it('shows sales in a list, and on their days of the month', async () => {
  listed()
  const { user } = await renderInBackOffice(<SalesScreen />)
  const calendar = within(await screen.findByRole('table', { name: 'Sales in December 2026' }))
  expect(await calendar.findByRole('button', { name: 'Change Winter, Running' })).toBeVisible()
  expect(calendar.getAllByText('Winter')).toHaveLength(3)
  expect(calendar.getAllByText('Autumn')).toHaveLength(2)
  const list = within(screen.getByRole('table', { name: 'Sales' }))
  expect(list.getByText('Running')).toBeVisible()
  expect(list.getByText('All products')).toBeVisible()
  expect(list.queryByRole('button', { name: 'Change Autumn' })).toBeNull()
  expect(list.queryByRole('button', { name: 'Delete Winter' })).toBeNull()
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(await screen.findByRole('table', { name: 'Sales in January 2027' })).toBeVisible()
  expect(await screen.findByText('No sale is on in this month.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await user.click(await screen.findByRole('button', { name: 'Change Winter, Running' }))
  expect(within(screen.getByRole('dialog')).getByLabelText(/^Name/)).toHaveValue('Winter')
})

it('plans a sale, after a look at what it would do', async () => {
  const calls = listed({
    'POST /api/admin/sales/preview': () => json(200, PREVIEW),
    'POST /api/admin/sales': () => json(201, SALE),
  })
  const { user } = await renderInBackOffice(<SalesScreen />)
  await user.click(await screen.findByRole('button', { name: 'Plan sale' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Name/), 'Winter')
  await user.selectOptions(dialog.getByLabelText(/^Products$/), 'all')
  await user.type(dialog.getByLabelText(/^Percent off/), '20')
  await user.type(dialog.getByLabelText(/^Start/), '2026-12-05T10:00')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('2 products become cheaper, of 3.')).toBeVisible()
  expect(dialog.getByText(/^Autumn is on at the same time for 1 of these products/)).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Plan sale' }))
  expect(await screen.findByText('Sale planned')).toBeVisible()
  expect(calls.find(({ call }) => call === 'POST /api/admin/sales')?.body).toEqual({
    name: 'Winter',
    scope: 'all',
    percent: 20,
    products: [],
    categoryId: null,
    publisher: null,
    startsAt: '2026-12-05T10:00:00.000Z',
    endsAt: null,
  })
})

it('stops a sale that runs once that is confirmed', async () => {
  const calls = listed({
    'POST /api/admin/sales/7/stop': () => json(200, { ...SALE, standing: 'stopped' }),
  })
  const { user } = await renderInBackOffice(<SalesScreen />)
  await user.click(await screen.findByRole('button', { name: 'Stop Winter' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Stop sale' }))
  expect(await screen.findByText('Sale stopped')).toBeVisible()
  expect(calls.some(({ call }) => call === 'POST /api/admin/sales/7/stop')).toBe(true)
})
