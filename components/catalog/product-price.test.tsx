import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInStore } from '@/tests/setup/components'
import { ProductPrice } from './product-price'

const shown = async (price: Omit<Parameters<typeof ProductPrice>[0], 'price'>) => {
  const { container } = await renderInStore(<ProductPrice price="80.00" {...price} />)
  return container
}

describe('what is struck through beside a price', () => {
  it('is named as a recommended price, in short, and in full for who listens', async () => {
    const price = await shown({ originalPrice: '100.00', size: 'page' })
    expect(price).toHaveTextContent('RRPRecommended retail price $100.00')
    expect(price.querySelector('s')).toHaveTextContent(/^\$100\.00$/)
    expect(screen.getByText('RRP')).toHaveAttribute('aria-hidden', 'true')
    screen.getByText('Save 20%')
  })

  it('is named as the lowest price, with no more saved than there is in any currency', async () => {
    const price = await shown({
      originalPrice: '100.00',
      originalPriceKind: 'lowest30',
      prices: { EUR: { price: '80.00', originalPrice: '90.00' } },
      size: 'page',
    })
    expect(price).toHaveTextContent('Lowest price in the 30 days before the reduction $100.00')
    screen.getByText('Save 11%')
    expect(screen.queryByText('RRP')).toBeNull()
  })

  it('is nothing where nothing is saved', async () => {
    expect((await shown({ originalPrice: '80.00' })).querySelector('s')).toBeNull()
    expect((await shown({ originalPrice: null })).querySelector('s')).toBeNull()
  })

  it('has the end of its sale beside it, where there is one', async () => {
    const price = await shown({ originalPrice: '100.00', saleEndsAt: '2099-12-05T10:00:00.000Z' })
    expect(price.querySelector('time')).toHaveAttribute('datetime', '2099-12-05T10:00:00.000Z')
    expect((await shown({ originalPrice: '100.00' })).querySelector('time')).toBeNull()
  })
})
