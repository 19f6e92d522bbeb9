import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { outOfStock } from '@/lib/licences/out-of-stock'
import { keptCart } from '@/tests/setup/carts'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  held,
  json,
  refusal,
  renderInStore,
  unreachable,
  visited,
} from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { AddToCartButton } from './add-to-cart-button'
import { BuyNowButton } from './buy-now-button'
import { CartButton } from './cart-button'

const NORTON = product({ id: 1, name: 'Norton 360' })

const addButton = () => screen.getByRole('button', { name: /Add|Stock/ })
const header = (name: string) => screen.findByRole('button', { name })

async function openProduct(
  others: (kept: Answers) => Answers = () => ({}),
  shown = NORTON,
  quantity?: number,
) {
  const cart = keptCart([], [shown])
  const sent = answerCalls({ ...cart.answers, ...others(cart.answers) })
  const rendered = await renderInStore(
    <>
      <CartButton payNow={() => null} />
      <AddToCartButton product={shown} quantity={quantity} />
    </>,
  )
  return { ...rendered, sent, ...cart }
}

describe('the button that adds to the cart', () => {
  it('adds, has added for about 1.5 seconds, and adds again', async () => {
    const release: (() => void)[] = []
    const { user, kept } = await openProduct((answers) => ({
      'POST /api/cart': (sent) => {
        const later = held(() => answers['POST /api/cart']?.(sent) ?? unreachable())
        release.push(later.release)
        return later.answer()
      },
    }))
    await user.click(addButton())
    expect(addButton()).toHaveTextContent('Adding to Cart...')
    expect(addButton()).toHaveAttribute('aria-disabled', 'true')
    // Success is announced and shown before the response arrives.
    expect(await screen.findByText('Added to Cart!')).toBeVisible()
    expect(screen.getByText('Norton 360 is in your cart.')).toBeVisible()
    expect(await header('Cart, 1 item')).toBeVisible()
    await waitFor(() => expect(release).toHaveLength(1))
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      release[0]?.()
      for (let turn = 0; addButton().textContent !== 'Added!' && turn < 100; turn++)
        await act(() => jest.advanceTimersByTimeAsync(1))
      await act(() => jest.advanceTimersByTimeAsync(1300))
      expect(addButton()).toHaveTextContent('Added!')
      await act(() => jest.advanceTimersByTimeAsync(300))
      expect(addButton()).toHaveTextContent('Add to Cart')
    } finally {
      jest.useRealTimers()
    }
    expect(addButton()).not.toHaveAttribute('aria-disabled')
    await user.click(addButton())
    expect(await header('Cart, 2 items')).toBeVisible()
    await waitFor(() => expect(release).toHaveLength(2))
    release[1]?.()
    await waitFor(() => expect(kept()).toEqual([[1, 2]]))
    await screen.findByRole('button', { name: 'Added!' })
  })

  it('takes back what fails, with an error', async () => {
    const { user, sent } = await openProduct(() => ({
      'POST /api/cart': () => json(500, { message: 'Internal error' }),
    }))
    await user.click(addButton())
    expect(await screen.findByText('Failed to add item to cart. Please try again.')).toBeVisible()
    expect(screen.getByText('Error')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Added to Cart!')).not.toBeInTheDocument())
    expect(await header('Cart')).toBeVisible()
    expect(addButton()).toHaveTextContent('Add to Cart')
    expect(addButton()).not.toHaveAttribute('aria-disabled')
    // Writes are repeated once.
    expect(sent.filter(({ call }) => call === 'POST /api/cart')).toHaveLength(2)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says so when it was sold out meanwhile', async () => {
    const message = 'Norton 360 is out of stock'
    const { user, sent } = await openProduct(() => ({
      'POST /api/cart': () =>
        refusal(outOfStock({ productId: 1, productName: 'Norton 360', left: 0 })),
    }))
    await user.click(addButton())
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText('Error')).toBeVisible()
    expect(await header('Cart')).toBeVisible()
    // What is refused is not repeated.
    expect(sent.filter(({ call }) => call === 'POST /api/cart')).toHaveLength(1)
  })

  it('says in the page’s language what the store refuses', async () => {
    const product = { productId: 1, productName: 'Norton 360', left: 0 }
    answerCalls({
      ...keptCart([], [NORTON]).answers,
      'POST /api/cart': () => refusal(outOfStock(product)),
    })
    const { user } = await renderInStore(<AddToCartButton product={NORTON} />, { locale: 'de' })
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('Norton 360 ist ausverkauft')).toBeVisible()
  })

  it('cannot be used for what is out of stock', async () => {
    await openProduct(undefined, { ...NORTON, inStock: false })
    expect(addButton()).toHaveTextContent('Out of Stock')
    expect(addButton()).toBeDisabled()
  })

  it('says once that a browser without storage keeps no cart', async () => {
    const { user, kept } = await openProduct()
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await user.click(addButton())
    expect(await screen.findByText('This browser keeps no cart')).toBeVisible()
    expect(await screen.findByText('Added to Cart!')).toBeVisible()
    expect(await header('Cart, 1 item')).toBeVisible()
    await screen.findByRole('button', { name: 'Added!' })
    await user.click(addButton())
    expect(await header('Cart, 2 items')).toBeVisible()
    await waitFor(() => expect(kept()).toEqual([[1, 2]]))
    expect(screen.getAllByText('This browser keeps no cart')).toHaveLength(1)
    await screen.findByRole('button', { name: 'Added!' })
  })
})

describe('the short way', () => {
  const buyNow = () => screen.getByRole('button', { name: /Buy now|Opening/ })

  async function openShortWay(lines: Parameters<typeof keptCart>[0], answers: Answers = {}) {
    const cart = keptCart(lines, [NORTON])
    const sent = answerCalls({ ...cart.answers, ...answers })
    const { user } = await renderInStore(<BuyNowButton product={NORTON} quantity={2} />)
    return { user, sent, ...cart }
  }

  it('adds, and leads to the checkout once the store has it', async () => {
    const { user, kept } = await openShortWay([])
    await user.dblClick(buyNow())
    await waitFor(() => expect(visited).toEqual(['/checkout']))
    expect(kept()).toEqual([[1, 2]])
  })

  it('does not add what is in the cart already', async () => {
    const { user, kept } = await openShortWay([{ product: NORTON, quantity: 1 }])
    await user.click(buyNow())
    await waitFor(() => expect(visited).toEqual(['/checkout']))
    expect(kept()).toEqual([[1, 1]])
  })

  it('stays, and says why, when the store refuses', async () => {
    const { user } = await openShortWay([], {
      'POST /api/cart': () =>
        refusal(outOfStock({ productId: 1, productName: 'Norton 360', left: 0 })),
    })
    await user.click(buyNow())
    expect(await screen.findByText('Norton 360 is out of stock')).toBeVisible()
    expect(visited).toEqual([])
    expect(buyNow()).toHaveTextContent('Buy now')
  })
})
