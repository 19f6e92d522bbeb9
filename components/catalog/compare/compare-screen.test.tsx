import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { CompareScreen } from './compare-screen'

const PRODUCTS = [
  product({
    id: 1,
    name: 'Norton 360',
    licenseType: 'subscription',
    termMonths: 12,
    price: '29.99',
  }),
  product({ id: 2, name: 'Office 2024', licenseType: 'perpetual', price: '99.99' }),
]

describe('products side by side', () => {
  it('show what differs, and that alone when asked', async () => {
    answerCalls({ 'GET /api/products': () => json(200, PRODUCTS) })
    const { user, container } = await renderInStore(<CompareScreen />, {
      address: '/compare?ids=2,1',
    })
    const table = await screen.findByRole('table')
    const licence = within(table)
      .getByRole('rowheader', { name: /^Licence type/ })
      .closest('tr')
    expect([...(licence?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Perpetual licence',
      'Subscription',
    ])
    expect(within(table).getByRole('rowheader', { name: 'Price (different)' })).toBeVisible()
    const cost = within(table)
      .getByRole('rowheader', { name: /^Cost over three years/ })
      .closest('tr')
    expect([...(cost?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      '$99.99Paid once',
      '$89.973 payments',
    ])
    expect(screen.getByText(/^Cost over three years: today’s price/)).toBeVisible()
    const all = within(table).getAllByRole('rowheader').length
    await user.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(container.querySelectorAll('[data-differs="false"]')).toHaveLength(0)
    expect(within(table).getAllByRole('rowheader').length).toBeLessThan(all)
    expect(await accessibilityProblems()).toEqual([])
    // In the order in which they were chosen.
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Office 2024', 'Norton 360'])
    // What is seen of an address of somebody else is not kept.
    expect(localStorage.getItem('comparedProducts')).toBeNull()
  })
})
