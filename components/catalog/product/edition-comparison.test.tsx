import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { EditionComparison } from './edition-comparison'

const HOME = product({
  id: 1,
  name: 'System Home',
  price: '89.99',
  devices: 1,
  features: ['Sign in by face', 'Games'],
})
const PRO = product({
  id: 2,
  name: 'System Pro',
  price: '99.99',
  devices: 2,
  features: ['Games', 'Encryption'],
  inStock: false,
})
const EDITIONS = [HOME, PRO]

describe('the editions of a product', () => {
  it('say what the dearer one adds, and for how much', async () => {
    await renderInStore(<EditionComparison product={HOME} editions={EDITIONS} />)
    const region = screen.getByRole('region', { name: 'Compare editions' })
    const heading = within(region).getByRole('heading', { name: 'System Pro' })
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/products/system-pro')
    expect(region).toHaveTextContent('$10.00 more than this one')
    expect(region).toHaveTextContent('2 devices, here 1 device')
    expect(region).toHaveTextContent('Out of stock')
    expect(within(region).getByText('Listed for it, and not for this one')).toBeVisible()
    expect(region).toHaveTextContent('Encryption')
    expect(region).not.toHaveTextContent('Games')
    expect(within(region).getByRole('link', { name: 'Compare side by side' })).toHaveAttribute(
      'href',
      '/compare?ids=1,2',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('stand in a table with their facts and prices, the own one marked', async () => {
    const plus = product({
      id: 3,
      name: 'System Plus',
      edition: 'Plus',
      price: '60.00',
      devices: 1,
      termMonths: 24,
    })
    await renderInStore(
      <EditionComparison
        product={HOME}
        editions={[plus, HOME, PRO]}
        finder="/category/systems/choose?family=system"
      />,
    )
    const table = within(screen.getByRole('region', { name: 'Which edition?' }))
    const [first, own] = table.getAllByRole('columnheader')
    if (!first || !own) throw new Error('The table has no columns')
    expect(own).toHaveTextContent('System Home This product')
    expect(own).toHaveAttribute('aria-current', 'true')
    expect(within(own).queryByRole('link')).toBeNull()
    expect(within(first).getByRole('link', { name: 'Plus' })).toHaveAttribute(
      'href',
      '/products/system-plus',
    )
    const rows = table.getAllByRole('row').slice(1)
    expect(
      rows.map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['Devices', '1 device', '1 device', '2 devices'],
      ['Term', '2 years', '–Not stated', '–Not stated'],
      ['Price', '$60.00', '$89.99', '$99.99'],
      ['Price per year', '$30.00', '–Not stated', '–Not stated'],
    ])
    expect(screen.getByRole('link', { name: 'Find what fits' })).toHaveAttribute(
      'href',
      '/category/systems/choose?family=system',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('say of a cheaper one what this one adds', async () => {
    await renderInStore(<EditionComparison product={PRO} editions={EDITIONS} />)
    const region = screen.getByRole('region', { name: 'Compare editions' })
    expect(region).toHaveTextContent('$10.00 less than this one')
    expect(region).toHaveTextContent('Listed for this one, and not for it')
    expect(region).toHaveTextContent('Encryption')
    expect(region).not.toHaveTextContent('Sign in by face')
  })

  it('are not compared where there is one', async () => {
    const { container } = await renderInStore(
      <EditionComparison product={HOME} editions={[HOME]} />,
    )
    expect(container.querySelector('section')).toBeNull()
  })
})
