import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Settings } from '@/lib/settings/registry'
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
import { CartButton } from './cart-button'

const NORTON = product({ id: 1, name: 'Norton 360', price: '29.99' })
const OFFICE = product({ id: 2, name: 'Office 2024', price: '149.50' })

const opener = (items: number) =>
  screen.findByRole('button', {
    name: items === 0 ? 'Cart' : `Cart, ${items} item${items === 1 ? '' : 's'}`,
  })
const drawer = () => screen.findByRole('dialog', { name: 'Shopping Cart' })
const total = async () => (await drawer()).querySelector('[data-cart-total]')
const quantities = () =>
  screen.getAllByRole('status', { name: 'Quantity' }).map(({ textContent }) => textContent)
const press = (action: string, { name }: { name: string }) =>
  screen.getByRole('button', { name: `${action}: ${name}` })

/** The drawer of a cart with these lines, open; `others` are answers in the place of the kept cart's. */
async function openCart(
  lines: Parameters<typeof keptCart>[0],
  others: (kept: Answers) => Answers = () => ({}),
  settings: Partial<Settings> = {},
) {
  const cart = keptCart(lines)
  const sent = answerCalls({ ...cart.answers, ...others(cart.answers) })
  const { user } = await renderInStore(<CartButton payNow={() => null} />, { settings })
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await user.click(screen.getByRole('button', { name: /^Cart/ }))
  if (items > 0) await waitFor(async () => expect(await total()).toHaveTextContent('$'))
  return { user, sent, ...cart }
}

const SECOND = 1000

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the cart', () => {
  it('says that it is empty, keeps the focus, and returns it', async () => {
    const { user } = await openCart([])
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByText('Add some software to get started!')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Proceed to Checkout' })).not.toBeInTheDocument()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Continue Shopping' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await opener(0)).toHaveFocus()
    // Where scripts have not come yet.
    expect(await opener(0)).toHaveAttribute('href', '/cart')

    await user.keyboard(' ')
    const open = await drawer()
    for (let presses = 0; presses < 5; presses++) {
      await user.tab()
      expect(open).toContainElement(document.activeElement as HTMLElement)
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await opener(0)).toHaveFocus()
  })

  it('shows lines, quantities and the total', async () => {
    await openCart([
      { product: NORTON, quantity: 2 },
      { product: OFFICE, quantity: 1 },
    ])
    // The badge counts lines, the header's counts units.
    expect(screen.getByRole('img', { name: '2 products' })).toHaveTextContent('2')
    // Behind the drawer it is hidden from those who can't see it, and has no role then.
    expect(screen.getByLabelText('Cart, 3 items')).toBeInTheDocument()
    const list = screen.getByRole('list', { name: 'Shopping Cart' })
    const [first] = within(list).getAllByRole('listitem')
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Norton 360', 'Office 2024'])
    expect(quantities()).toEqual(['2', '1'])
    expect(first).toHaveTextContent('$29.99 each')
    expect(first).toHaveTextContent('$59.98')
    expect(await total()).toHaveTextContent('$209.48')
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('changes quantities, and removes below 1', async () => {
    const { user, kept } = await openCart([
      { product: NORTON, quantity: 1 },
      { product: OFFICE, quantity: 1 },
    ])
    await user.click(press('Increase', NORTON))
    await user.click(press('Increase', NORTON))
    expect(quantities()).toEqual(['3', '1'])
    expect(await total()).toHaveTextContent('$239.47')
    await user.click(press('Decrease', NORTON))
    expect(quantities()).toEqual(['2', '1'])
    await waitFor(() =>
      expect(kept()).toEqual([
        [1, 2],
        [2, 1],
      ]),
    )
    await user.click(press('Decrease', OFFICE))
    expect(quantities()).toEqual(['2'])
    expect(screen.getByRole('img', { name: '1 product' })).toHaveTextContent('1')
    expect(await total()).toHaveTextContent('$59.98')
    await user.click(press('Remove', NORTON))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
    await waitFor(() => expect(kept()).toEqual([]))
    await user.keyboard('{Escape}')
    expect(await opener(0)).toBeVisible()
  })

  it('shows a change before the store has answered', async () => {
    const release: (() => void)[] = []
    const { user, kept } = await openCart([{ product: NORTON, quantity: 1 }], (answers) => ({
      'PATCH /api/cart/[itemId]': (sent) => {
        const later = held(() => answers['PATCH /api/cart/[itemId]']?.(sent) ?? unreachable())
        release.push(later.release)
        return later.answer()
      },
    }))
    await user.click(press('Increase', NORTON))
    expect(quantities()).toEqual(['2'])
    expect(await total()).toHaveTextContent('$59.98')
    expect(kept()).toEqual([[1, 1]])
    await waitFor(() => expect(release).toHaveLength(1))
    release[0]?.()
    await waitFor(() => expect(kept()).toEqual([[1, 2]]))
    expect(quantities()).toEqual(['2'])
  })

  it.each([
    ['PATCH', 'Increase', ['2']],
    ['DELETE', 'Decrease', []],
  ] as const)('takes a change back that fails (%s)', async (method, action, meanwhile) => {
    const refusal = held(() => json(500, { message: 'Internal error' }))
    const { user, sent } = await openCart([{ product: NORTON, quantity: 1 }], () => ({
      [`${method} /api/cart/[itemId]`]: refusal.answer,
    }))
    await user.click(press(action, NORTON))
    expect(
      screen.queryAllByRole('status', { name: 'Quantity' }).map(({ textContent }) => textContent),
    ).toEqual(meanwhile)
    refusal.release()
    expect(
      await screen.findByText('Your cart could not be updated. Please try again.'),
    ).toBeVisible()
    expect(quantities()).toEqual(['1'])
    expect(await total()).toHaveTextContent('$29.99')
    // Writes are repeated once.
    expect(sent.filter(({ call }) => call.startsWith(method))).toHaveLength(2)
    // The cart is asked for again after what failed.
    await waitFor(() => expect(sent.filter(({ call }) => call === 'GET /api/cart')).toHaveLength(2))
  })

  it('says both totals of prices that hold the tax, where the store shows both', async () => {
    await openCart([{ product: NORTON, quantity: 1 }], undefined, {
      taxInclusive: true,
      defaultTaxRate: 25,
      taxDisplayCart: 'both',
    })
    expect(await total()).toHaveTextContent('$29.99')
    expect(await drawer()).toHaveTextContent(/Total without tax\s*\$23\.99/)
    expect(await drawer()).toHaveTextContent(/Total with tax\s*\$29\.99/)
  })

  it('can be asked for again when it does not load', async () => {
    let isDown = true
    const { user } = await openCart([], () => ({
      'GET /api/cart': () => (isDown ? unreachable() : json(200, [])),
    }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your cart could not be loaded.')
    expect(await accessibilityProblems()).toEqual([])
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  it('is fresh for 30 seconds', async () => {
    const start = Date.now()
    const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(start + ms)
    at(0)
    const { user, sent } = await openCart([{ product: NORTON, quantity: 1 }])
    const reads = () => sent.filter(({ call }) => call === 'GET /api/cart').length
    const look = async () => {
      await user.keyboard('{Escape}')
      await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
      expect(await screen.findByRole('link', { name: 'Norton 360' })).toBeVisible()
    }
    at(29 * SECOND)
    await look()
    expect(reads()).toBe(1)
    at(31 * SECOND)
    await look()
    await waitFor(() => expect(reads()).toBe(2))
    await look()
    expect(reads()).toBe(2)
  })

  it('is asked for again after a change, after a removal 100 ms later', async () => {
    const { sent } = await openCart([{ product: NORTON, quantity: 1 }])
    const of = (call: string) =>
      sent.filter((one) => one.call.startsWith(call) && !one.call.endsWith('suggestion')).length
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    fireEvent.click(press('Increase', NORTON))
    await wait(1)
    expect(of('PATCH')).toBe(1)
    await wait(50)
    expect(of('GET /api/cart')).toBeGreaterThan(1)
    const reads = of('GET /api/cart')
    fireEvent.click(press('Remove', NORTON))
    await wait(1)
    expect(of('DELETE')).toBe(1)
    await wait(90)
    expect(of('GET /api/cart')).toBe(reads)
    await wait(20)
    expect(of('GET /api/cart')).toBe(reads + 1)
  })
})
