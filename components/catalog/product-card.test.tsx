import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { toProductCardData } from '@/components/storefront/product-card-data'
import { renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { ProductCard } from './product-card'
import { ProductRows } from './product-rows'

const guard = product({ id: 7, name: 'Guard 5 Devices', devices: 5, termMonths: 12 })

const facts = async (fields: Partial<typeof guard>) => {
  await renderInStore(<ProductCard product={toProductCardData({ ...guard, ...fields })} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the card of a product with variants', () => {
  it('says how many it stands for and from which price on, and is the variant that it names', async () => {
    const variants = { count: 4, from: { price: '19.99', prices: {} } }
    expect(await facts({ variants })).toEqual(['4 options from $19.99', '5 devices'])
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('link', { name: 'Guard 5 Devices' })).toHaveAttribute(
      'href',
      '/products/guard-5-devices',
    )
    card.getByRole('button', { name: 'Add to Cart: Guard 5 Devices' })
    expect(card.getByText('$29.99').closest('p')).toHaveTextContent(/^Price \$29\.99$/)
  })

  it('names no price where all cost the same', async () => {
    expect(await facts({ variants: { count: 2, from: null } })).toEqual(['2 options', '5 devices'])
  })

  it('says more about a product that has none', async () => {
    expect(await facts({})).toEqual(['5 devices', '1 year'])
  })

  it('says it in short lists, too', async () => {
    const variants = { count: 4, from: { price: '19.99', prices: {} } }
    const products = [toProductCardData({ ...guard, variants })]
    const { container } = await renderInStore(<ProductRows products={products} />)
    expect(container).toHaveTextContent('Gen Digital4 options from $19.99')
  })
})

it('the card of what is sold without keys says that it is delivered later, and promises nothing at once', async () => {
  const waiting = { ...guard, keysReady: 0, deliveryInfo: 'Instant email delivery' }
  await renderInStore(<ProductCard product={toProductCardData(waiting)} />)
  expect(screen.getByText('Delivered later')).toBeVisible()
  expect(screen.queryByText('Instant')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add to Cart: Guard 5 Devices' })).toBeEnabled()
})

it('the card of a pre-order names its day, and promises nothing at once', async () => {
  const availableFrom = '2026-12-24T09:00:00.000Z'
  const preorder = { ...guard, keysReady: 0, availableFrom, deliveryInfo: 'Instant email delivery' }
  const { container } = await renderInStore(<ProductCard product={toProductCardData(preorder)} />)
  expect(container).toHaveTextContent('Pre-order · from Dec 24, 2026')
  expect(screen.queryByText('Instant')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add to Cart: Guard 5 Devices' })).toBeEnabled()
})
