import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { productFiltersSchema } from '@/lib/catalog/contracts'
import { LISTED_FACTS, PAGE_SIZE } from '@/lib/catalog/listing-choices'
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
import { Listing } from './listing'

const PRODUCTS = Array.from({ length: PAGE_SIZE + 2 }, (_, index) =>
  product({ id: index + 1, name: `Product ${index + 1}` }),
)
const FIRST = PRODUCTS.slice(0, PAGE_SIZE)
const NEWEST = [...PRODUCTS].reverse()
const VALUES = productFiltersSchema.parse(
  Object.fromEntries(LISTED_FACTS.map((fact) => [fact, []])),
)

const page = (products: typeof PRODUCTS, next?: string) =>
  json(200, products, {
    'x-total-count': String(PRODUCTS.length),
    ...(next && { 'x-next-cursor': next }),
  })

const sort = () => screen.getByRole('combobox', { name: 'Sort' })

async function openList(answers: Answers) {
  const sent = answerCalls({ 'GET /api/product-filters': () => json(200, VALUES), ...answers })
  const rendered = await renderInStore(
    <Listing
      first={{
        products: FIRST,
        total: PRODUCTS.length,
        next: 'second',
        isMinimum: false,
        searched: { instead: null, without: [] },
      }}
      values={VALUES}
      totalCount={PRODUCTS.length}
      sorts={['popularity', 'newest']}
      skeletons={12}
      categories={[]}
      searchable
    />,
    { address: '/products' },
  )
  return { ...rendered, sent: () => sent.filter(({ call }) => call === 'GET /api/products') }
}

const SECOND = 1000
const MINUTE = 60 * SECOND

afterEach(() => void jest.useRealTimers())

describe('a list of products', () => {
  it('shows placeholders while it loads', async () => {
    const answer = held(() => page(NEWEST.slice(0, PAGE_SIZE)))
    const { user, container } = await openList({ 'GET /api/products': answer.answer })
    await user.selectOptions(sort(), 'Newest First')
    await waitFor(() => expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(12))
    expect(await accessibilityProblems()).toEqual([])
    answer.release()
    await waitFor(() => expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0))
    expect(container).toHaveTextContent(`Product ${PAGE_SIZE + 2}`)
  })

  it.each([
    ['no answer', unreachable],
    ['401', () => json(401, { code: 'refused', message: 'No' })],
    ['500', () => json(500, { code: 'refused', message: 'No' })],
  ])('is asked for twice more, and then offers to try again (%s)', async (_, failure) => {
    let isDown = true
    const { user, container, sent } = await openList({
      'GET /api/products': () => (isDown ? failure() : page(NEWEST.slice(0, PAGE_SIZE))),
    })
    await user.selectOptions(sort(), 'Newest First')
    expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded')
    // The first call and the two retries of every read.
    expect(sent()).toHaveLength(3)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(container).toHaveTextContent(`Product ${PAGE_SIZE + 2}`))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is fresh for a minute, and kept for ten', async () => {
    let isSilent = false
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    const { container, sent } = await openList({
      'GET /api/products': () =>
        isSilent ? new Promise(() => {}) : page(NEWEST.slice(0, PAGE_SIZE)),
    })
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    const show = async (value: 'newest' | 'popularity') => {
      fireEvent.change(sort(), { target: { value } })
      await wait(10)
    }
    const first = () => container.querySelector('article')?.textContent
    const placeholders = () => container.querySelectorAll('[data-skeleton]')
    const shows = async (value: 'newest' | 'popularity', name: string) => {
      await show(value)
      expect(first()).toContain(name)
    }
    const newest = `Product ${PAGE_SIZE + 2}`
    await shows('newest', newest)
    expect(sent()).toHaveLength(1)
    await shows('popularity', 'Product 1')

    await wait(59 * SECOND)
    await shows('newest', newest)
    expect(sent()).toHaveLength(1)
    await shows('popularity', 'Product 1')

    // Stale: shown immediately, and requested again.
    await wait(2 * SECOND)
    await shows('newest', newest)
    expect(sent()).toHaveLength(2)
    expect(placeholders()).toHaveLength(0)
    await shows('popularity', 'Product 1')

    // From here on there are no responses, so only cached data can be shown.
    isSilent = true
    await wait(9 * MINUTE + 50 * SECOND)
    await shows('newest', newest)
    expect(placeholders()).toHaveLength(0)
    await shows('popularity', 'Product 1')
    await wait(10 * MINUTE + 10 * SECOND)
    await show('newest')
    await wait(SECOND)
    expect(placeholders()).toHaveLength(12)
  })

  it('keeps what is there when more cannot be loaded', async () => {
    let isDown = true
    const { user, container } = await openList({
      'GET /api/products': () => (isDown ? unreachable() : page(PRODUCTS.slice(PAGE_SIZE))),
    })
    const more = () => screen.getByRole('button', { name: 'Load more' })
    await user.click(more())
    expect(await screen.findByText('More products could not be loaded. Try again.')).toBeVisible()
    const cards = () => container.querySelectorAll('article')
    expect(cards()).toHaveLength(PAGE_SIZE)
    expect(await accessibilityProblems()).toEqual([])
    isDown = false
    await user.click(more())
    await waitFor(() => expect(cards()).toHaveLength(PAGE_SIZE + 2))
    // The focus moves to the first new one.
    expect(cards()[PAGE_SIZE]?.querySelector('a')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  })

  it('asks for what is chosen: a sort, price ranges together, a rating, a search', async () => {
    const { user, sent } = await openList({
      'GET /api/products': () => page(NEWEST.slice(0, PAGE_SIZE)),
    })
    const asked = async (query: Record<string, unknown>) =>
      waitFor(() => expect(sent().at(-1)?.query).toMatchObject(query))
    await user.selectOptions(sort(), 'Newest First')
    await asked({ sort: 'newest' })
    const [panel] = screen.getAllByRole('region', { name: 'Filters' })
    if (!panel) throw new Error('There are no filters')
    const box = (name: string) => within(panel).getByRole('checkbox', { name })
    const prices = within(panel).getByRole('group', { name: 'Price Range' })
    expect(within(prices).getAllByRole('checkbox')).toHaveLength(3)
    await user.click(box('Under $50'))
    await asked({ price: 'under50' })
    await user.click(box('$50 to $100'))
    await user.click(box('Over $100'))
    await user.click(box('Under $50'))
    // Several ranges combine as or: each is a parameter of its own.
    await waitFor(() => {
      const [url] = jest.mocked(fetch).mock.lastCall ?? []
      const { searchParams } = new URL(String(url), 'http://localhost')
      expect(searchParams.getAll('price')).toEqual(['50to100', 'over100'])
    })
    await user.click(box('4 stars and up'))
    await asked({ rating: '4' })
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'dark web')
    await asked({ search: 'dark web' })
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
    await user.click(within(panel).getByRole('button', { name: 'Clear All' }))
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: 'Clear All' })).toBeDisabled(),
    )
    expect(within(panel).queryByRole('checkbox', { checked: true })).not.toBeInTheDocument()
  })
})

describe('a collection', () => {
  it('is narrowed down and ordered within itself, from the order of its owner on', async () => {
    const sent = answerCalls({
      'GET /api/product-filters': () => json(200, VALUES),
      'GET /api/products': () => page(NEWEST.slice(0, PAGE_SIZE)),
    })
    const { user, container } = await renderInStore(
      <Listing
        first={{
          products: FIRST,
          total: PRODUCTS.length,
          next: 'second',
          isMinimum: false,
          searched: { instead: null, without: [] },
        }}
        values={VALUES}
        totalCount={PRODUCTS.length}
        sorts={['chosen', 'newest']}
        skeletons={12}
        collection="back-to-school"
      />,
      { address: '/collection/back-to-school' },
    )
    expect(sort()).toHaveDisplayValue('Our order')
    expect(screen.getByRole('button', { name: 'Load more' })).toHaveAttribute(
      'href',
      '/collection/back-to-school/page/2',
    )
    await user.selectOptions(sort(), 'Newest First')
    await waitFor(() => expect(container).toHaveTextContent(`Product ${PAGE_SIZE + 2}`))
    expect(sent.find(({ call }) => call === 'GET /api/products')?.query).toMatchObject({
      collection: 'back-to-school',
      sort: 'newest',
    })
    expect(window.location.search).toBe('?sort=newest')
  })
})
