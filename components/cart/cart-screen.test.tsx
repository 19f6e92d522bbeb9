import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { keptCart } from '@/tests/setup/carts'
import { accessibilityProblems, answerCalls, renderInStore } from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { CartScreen } from './cart-screen'

const NORTON = product({ id: 1, name: 'Norton 360', price: '29.99' })

describe('the page of the cart', () => {
  it('shows what is in it and its total, and leads to the checkout and back to the products', async () => {
    answerCalls(keptCart([{ product: NORTON, quantity: 2 }]).answers)
    const { user } = await renderInStore(<CartScreen payNow={() => null} />)
    const list = await screen.findByRole('list', { name: 'Shopping Cart' })
    expect(within(list).getByRole('link', { name: 'Norton 360' })).toBeVisible()
    const summary = screen.getByRole('region', { name: 'Order summary' })
    expect(summary).toHaveTextContent('$59.98')
    expect(within(summary).getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    expect(within(summary).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/products',
    )
    expect(await accessibilityProblems()).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Remove: Norton 360' }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/products',
    )
  })

  it('names the day of a pre-order', async () => {
    const later = { keysReady: 0, availableFrom: '2026-12-24T09:00:00.000Z' }
    const preorder = product({ id: 2, name: 'McAfee', ...later })
    answerCalls(keptCart([{ product: preorder, quantity: 1 }]).answers)
    const { container } = await renderInStore(<CartScreen payNow={() => null} />)
    expect(await screen.findByRole('link', { name: 'McAfee' })).toBeVisible()
    expect(container).toHaveTextContent('Pre-order · delivered from December 24, 2026')
  })

  it('says of more than there are keys that it is delivered later', async () => {
    const scarce = product({ id: 2, name: 'McAfee', keysReady: 1 })
    answerCalls(keptCart([{ product: scarce, quantity: 1 }]).answers)
    const { user } = await renderInStore(<CartScreen payNow={() => null} />)
    const later = 'Delivered by e-mail as soon as new keys are here'
    expect(await screen.findByRole('link', { name: 'McAfee' })).toBeVisible()
    expect(screen.queryByText(later)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Increase/ }))
    expect(await screen.findByText(later)).toBeVisible()
  })
})
