import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { CompareScreen } from './compare-screen'

const PRODUCTS = [
  product({ id: 1, name: 'Norton 360', licenseType: 'subscription', price: '29.99' }),
  product({ id: 2, name: 'Office 2024', licenseType: 'perpetual', price: '99.99' }),
]

describe('products side by side', () => {
  it('show what differs, and that alone when asked', async () => {
    answerCalls({ 'GET /api/products': () => json(200, PRODUCTS) })
    const { user, container } = await renderInStore(<CompareScreen />, {
      address: '/compare?ids=1,2',
    })
    const table = await screen.findByRole('table')
    const licence = within(table)
      .getByRole('rowheader', { name: /^Licence type/ })
      .closest('tr')
    expect([...(licence?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Subscription',
      'Perpetual licence',
    ])
    expect(within(table).getByRole('rowheader', { name: 'Price (different)' })).toBeVisible()
    const all = within(table).getAllByRole('rowheader').length
    await user.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(container.querySelectorAll('[data-differs="false"]')).toHaveLength(0)
    expect(within(table).getAllByRole('rowheader').length).toBeLessThan(all)
    expect(await accessibilityProblems()).toEqual([])
    // What is seen of an address of somebody else is not kept.
    expect(localStorage.getItem('comparedProducts')).toBeNull()
  })
})
