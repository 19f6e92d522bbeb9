import { beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { CartButton } from '@/components/cart/cart-button'
import type { Product } from '@/lib/catalog/contracts'
import { keptCart } from '@/tests/setup/carts'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  held,
  json,
  renderInStore,
  unreachable,
} from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { MAX_WISHLIST } from './max-wishlist'
import { WishlistButton } from './wishlist-button'
import { WishlistLink } from './wishlist-link'
import { WishlistScreen } from './wishlist-screen'

const NORTON = product({ id: 7, name: 'Norton 360', price: '29.99' })
const OFFICE = product({ id: 2, name: 'Office 2024', price: '149.50' })
const COREL = product({ id: 11, name: 'CorelDRAW', price: '9.00' })
const SOLD_OUT = product({ id: 5, name: 'Windows 7', inStock: false })
const CATALOGUE = [NORTON, OFFICE, COREL, SOLD_OUT]

const names = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const named = (products: Product[]) => products.map(({ name }) => name)
const saved = () => window.localStorage.getItem('wishlist')
const listOf = (...products: { id: number }[]) => JSON.stringify(products.map(({ id }) => id))
const press = (action: string, { name }: { name: string }) =>
  screen.getByRole('button', { name: `${action}: ${name}` })
const inHeader = (items: number) =>
  screen.findByRole('button', {
    name: items === 0 ? 'Cart' : `Cart, ${items} item${items === 1 ? '' : 's'}`,
  })

/** What this browser keeps, as another tab would have written it. */
function keep(list: string) {
  window.localStorage.setItem('wishlist', list)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })))
}

async function openWishlist(list: string, others: Answers = {}) {
  const cart = keptCart([], CATALOGUE)
  keep(list)
  const sent = answerCalls({
    ...cart.answers,
    'GET /api/products': ({ query }) => {
      const ids = query?.ids?.split(',').map(Number) ?? []
      return json(
        200,
        CATALOGUE.filter(({ id }) => ids.includes(id)),
      )
    },
    ...others,
  })
  const rendered = await renderInStore(
    <>
      <CartButton payNow={() => null} />
      <WishlistLink layout="icon" />
      <main id="main">
        <WishlistScreen offersAlerts={false} />
      </main>
    </>,
  )
  return { ...rendered, sent, ...cart }
}

beforeEach(() => keep('[]'))

describe('the wishlist', () => {
  it('is empty at first, and says what to do', async () => {
    await openWishlist('[]')
    expect(screen.getByText('Your wishlist is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute(
      'href',
      '/products',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it.each(['{"a":', '"[1,2]"', 'null', '[{"id":1},"2",-3,1.5,null,"<img src=x>"]'])(
    'takes no harm from what it did not write (%s)',
    async (garbage) => {
      await openWishlist(garbage)
      expect(screen.getByText('Your wishlist is empty')).toBeVisible()
    },
  )

  it('shows products in the order of adding, with price and stock, after placeholders', async () => {
    const answer = held(() => json(200, CATALOGUE))
    const { container } = await openWishlist(listOf(NORTON, SOLD_OUT, OFFICE), {
      'GET /api/products': answer.answer,
    })
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(3)
    answer.release()
    await waitFor(() => expect(names()).toEqual(named([NORTON, SOLD_OUT, OFFICE])))
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0)
    expect(screen.getByText('3 products')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Norton 360' })).toHaveAttribute(
      'href',
      '/products/norton-360',
    )
    expect(container.querySelector('[data-price]')).toHaveTextContent('$29.99')
    expect(press('Out of Stock', SOLD_OUT)).toBeDisabled()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('moves a product to the cart, and back by Undo', async () => {
    const { user, kept } = await openWishlist(listOf(NORTON, OFFICE))
    await waitFor(() => expect(names()).toHaveLength(2))
    await user.click(press('Move to Cart', NORTON))
    await waitFor(() => expect(names()).toEqual(['Office 2024']))
    expect(await inHeader(1)).toBeVisible()
    expect(await screen.findByText('Moved to your cart')).toBeVisible()
    expect(saved()).toBe(listOf(OFFICE))
    // The focus moves to the product that took its place.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Office 2024' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['Norton 360', 'Office 2024'])
    expect(await inHeader(0)).toBeVisible()
    expect(saved()).toBe(listOf(NORTON, OFFICE))
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it('removes a product, and brings it back by Undo', async () => {
    const list = [NORTON, OFFICE, COREL]
    const { user } = await openWishlist(listOf(...list))
    await waitFor(() => expect(names()).toHaveLength(3))
    await user.click(press('Remove', OFFICE))
    expect(names()).toEqual(['Norton 360', 'CorelDRAW'])
    expect(screen.getByRole('link', { name: 'Wishlist, 2 products' })).toBeVisible()
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(await accessibilityProblems()).toEqual([])
    await user.click(undo)
    expect(names()).toEqual(named(list))
    for (const one of list) await user.click(press('Remove', one))
    expect(screen.getByText('Your wishlist is empty')).toBeVisible()
    expect(await inHeader(0)).toBeVisible()
  })

  it('adds all to the cart, each once', async () => {
    const { user, kept } = await openWishlist(listOf(NORTON, OFFICE, COREL, SOLD_OUT))
    const all = await screen.findByRole('button', { name: 'Add all to cart' })
    await waitFor(() => expect(all).toBeEnabled())
    await user.click(all)
    expect(await inHeader(3)).toBeVisible()
    expect(await screen.findByText('3 products were added to your cart.')).toBeVisible()
    await waitFor(() => expect(all).not.toHaveAttribute('aria-disabled'))
    await user.click(all)
    expect(
      await screen.findByText(
        'Everything on your list that can be bought is in your cart already.',
      ),
    ).toBeVisible()
    expect(kept()).toEqual([
      [7, 1],
      [2, 1],
      [11, 1],
    ])
    expect(names()).toHaveLength(4)
  })

  it('says what is no longer sold, and lets it be removed', async () => {
    const { user } = await openWishlist('[999998,7,999999]')
    expect(await screen.findByText('2 products on your list are no longer sold.')).toBeVisible()
    expect(names()).toEqual(['Norton 360'])
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove them from the list' }))
    await waitFor(() => expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument())
    expect(names()).toEqual(['Norton 360'])
    expect(saved()).toBe(listOf(NORTON))
  })

  it('can be asked for again when it does not load', async () => {
    let isDown = true
    const { user } = await openWishlist(listOf(NORTON), {
      'GET /api/products': () => (isDown ? unreachable() : json(200, [NORTON])),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Your wishlist could not be loaded')
    expect(saved()).toBe(listOf(NORTON))
    expect(await accessibilityProblems()).toEqual([])
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Norton 360']))
  })

  it('keeps what was not added to the cart', async () => {
    const { user } = await openWishlist(listOf(NORTON), {
      'POST /api/cart': () => json(500, { message: 'Internal error' }),
    })
    await waitFor(() => expect(names()).toHaveLength(1))
    await user.click(press('Move to Cart', NORTON))
    expect(await screen.findByText('Failed to add item to cart. Please try again.')).toBeVisible()
    expect(names()).toEqual(['Norton 360'])
    expect(await inHeader(0)).toBeVisible()
  })
})

describe('the button of the wishlist', () => {
  it('says so when the list is full', async () => {
    const full = Array.from({ length: MAX_WISHLIST }, (_, index) => 1_000_000 + index)
    keep(JSON.stringify(full))
    const { user } = await renderInStore(
      <>
        <WishlistLink layout="icon" />
        <WishlistButton id={NORTON.id} name={NORTON.name} />
      </>,
    )
    expect(screen.getByRole('link')).toHaveTextContent('99+')
    const heart = screen.getByRole('button', { name: /Wishlist/ })
    await user.click(heart)
    expect(await screen.findByText('Your wishlist is full')).toBeVisible()
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(JSON.parse(saved() ?? '')).toEqual(full)
  })
})
