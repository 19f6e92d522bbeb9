import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { familyChoices, type Option } from '@/lib/catalog/option-choices'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { OptionChoice } from './option-choice'

const option = (id: number, fields: Partial<Option>): Option => ({
  id,
  slug: `guard-${id}`,
  name: 'Guard',
  edition: 'Home',
  platforms: [],
  devices: 1,
  termMonths: 12,
  price: '20.00',
  prices: {},
  inStock: true,
  ...fields,
})

const FAMILY = [
  option(1, {}),
  option(2, { devices: 5, price: '50.00' }),
  option(3, { devices: 10, price: '90.00', inStock: false }),
  option(4, { edition: 'Pro', price: '35.00' }),
]

describe('the family of a product', () => {
  it('shows variants as chips with price, saving and stock, and other editions apart from them', async () => {
    await renderInStore(<OptionChoice options={familyChoices(FAMILY, 1)} />)
    const devices = within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('link')
    expect(devices.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
      '1 device $20.00',
      '5 devices $50.00 $10.00 per device and year · 50% less',
      '10 devices $90.00 $9.00 per device and year · 55% less Sold out',
    ])
    expect(devices[0]).toHaveAttribute('aria-current', 'true')
    // The chosen variant is in the address.
    expect(devices[1]).toHaveAttribute('href', '/products/guard-2')
    const editions = within(screen.getByRole('list', { name: 'Edition' })).getAllByRole('link')
    expect(editions.map(({ textContent }) => textContent)).toEqual([
      'Home 1 device · 1 year $20.00',
      'Pro 1 device · 1 year $35.00',
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is nothing where there is no choice', async () => {
    const { container } = await renderInStore(
      <OptionChoice options={familyChoices([option(1, {})], 1)} />,
    )
    expect(container.querySelector('nav')).toBeNull()
  })
})
