import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { productFiltersSchema } from '@/lib/catalog/contracts'
import { LISTED_FACTS } from '@/lib/catalog/listing-choices'
import type { Suggestions } from '@/lib/content/suggestions/contracts'
import {
  type Answers,
  accessibilityProblems,
  answerCalls,
  held,
  json,
  renderInStore,
  unreachable,
  visited,
} from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { SearchScreen } from './search-screen'

const VALUES = productFiltersSchema.parse(
  Object.fromEntries(LISTED_FACTS.map((fact) => [fact, []])),
)
const FOUND = [product({ id: 1, name: 'Norton 360' }), product({ id: 2, name: 'Norton Utilities' })]

const NO_SUGGESTIONS: Suggestions = {
  instead: null,
  pages: [],
  ownPages: [],
  products: [],
  categories: [],
  publishers: [],
  articles: [],
}

const answer = () => json(200, FOUND, { 'x-total-count': '2' })
const status = () => screen.getByRole('status')

function openSearch(address: string, answers: Answers = {}) {
  answerCalls({
    'GET /api/product-filters': () => json(200, VALUES),
    'GET /api/search/suggestions': () => json(200, NO_SUGGESTIONS),
    ...answers,
  })
  return renderInStore(<SearchScreen skeletons={8} more={<p>Popular products</p>} />, { address })
}

describe('the search page', () => {
  it.each(['/search', '/search?q=', '/search?q=%20%20'])(
    'asks for a term when there is none, and for no products (%s)',
    async (address) => {
      const { user } = await openSearch(address)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search Software')
      expect(screen.getByText('Enter a search term to find software products.')).toBeVisible()
      const field = screen.getByRole('searchbox', { name: 'Search software' })
      expect(field).toHaveValue('')
      await user.type(field, '   {Enter}')
      expect(visited).toEqual([])
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('shows placeholders while it searches', async () => {
    const later = held(answer)
    const { container } = await openSearch('/search?q=norton', {
      'GET /api/products': later.answer,
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “norton”')
    await waitFor(() => expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(8))
    expect(status()).toHaveTextContent('Searching…')
    later.release()
    await waitFor(() => expect(status()).toHaveTextContent('2 results'))
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('offers to try again without an answer', async () => {
    let isDown = true
    const { user } = await openSearch('/search?q=norton', {
      'GET /api/products': () => (isDown ? unreachable() : answer()),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded')
    expect(await accessibilityProblems()).toEqual([])
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Norton Utilities')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('sorts in five ways, best match first, by a call each', async () => {
    const sent = answerCalls({
      'GET /api/product-filters': () => json(200, VALUES),
      'GET /api/search/suggestions': () => json(200, NO_SUGGESTIONS),
      'GET /api/products': answer,
    })
    const { user } = await renderInStore(<SearchScreen skeletons={8} more={null} />, {
      address: '/search?q=norton',
    })
    await screen.findByText('Norton Utilities')
    const sort = screen.getByRole('combobox', { name: 'Sort' })
    expect(sort).toHaveValue('relevance')
    const options = within(sort).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Relevance',
      'Price: Low to High',
      'Price: High to Low',
      'Newest First',
      'Best Rated',
    ])
    for (const option of options.slice(1)) {
      await user.selectOptions(sort, option)
      await waitFor(() => expect(sent.at(-1)?.query?.sort).toBe(option.getAttribute('value')))
    }
    // Held in the page only.
    expect(window.location.search).toBe('?q=norton')
  })

  it('says which words it left out', async () => {
    await openSearch('/search?q=kaspersky%202019', {
      'GET /api/products': () =>
        json(200, FOUND, {
          'x-total-count': '2',
          'x-search-instead': 'kaspersky',
          'x-search-without': '2019',
        }),
    })
    await waitFor(() =>
      expect(status()).toHaveTextContent(
        'Nothing has all words of “kaspersky 2019”. Left out: “2019”.',
      ),
    )
  })

  it('says what it understood, and searches for the words alone on demand', async () => {
    await openSearch('/search?q=office%20for%20mac%20under%2050', {
      'GET /api/products': () =>
        json(200, FOUND, {
          'x-total-count': '2',
          'x-search-understood': 'platform=macos&term=lifetime&below=5000&currency=USD',
        }),
    })
    await waitFor(() =>
      expect(status()).toHaveTextContent('Shown: for macOS, without subscription, under $50.'),
    )
    expect(screen.getByRole('link', { name: 'Search for the words alone' })).toHaveAttribute(
      'href',
      '/search?q=office%20for%20mac%20under%2050&plain=true',
    )
  })

  it('searches for the words alone where the address says so', async () => {
    const sent = answerCalls({
      'GET /api/product-filters': () => json(200, VALUES),
      'GET /api/search/suggestions': () => json(200, NO_SUGGESTIONS),
      'GET /api/products': answer,
    })
    await renderInStore(<SearchScreen skeletons={8} more={null} />, {
      address: '/search?q=edit%20video&plain=true',
    })
    await screen.findByText('Norton Utilities')
    const asked = sent.filter(({ query }) => query?.search !== undefined)
    expect(asked.length).toBeGreaterThan(0)
    for (const { query } of asked) expect(query).toMatchObject({ search: 'edit video' })
    expect(asked.filter(({ query }) => query?.meaning)).toEqual([])
  })

  it('leads to the page, the category and the articles that a search is about', async () => {
    await openSearch('/search?q=refund%20policy', {
      'GET /api/products': () => json(200, [], { 'x-total-count': '0' }),
      'GET /api/search/suggestions': () =>
        json(200, {
          ...NO_SUGGESTIONS,
          pages: ['returns'],
          categories: [{ name: 'Norton', slug: 'norton' }],
          articles: [{ title: 'How refunds work', slug: 'how-refunds-work' }],
        }),
    })
    const beside = await screen.findByRole('navigation', { name: 'Pages and help' })
    expect(
      within(beside)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Returns & Refunds', '/returns'],
      ['Norton', '/category/norton'],
      ['How refunds work', '/knowledge/how-refunds-work'],
    ])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('leads to the page that was asked for, also where products were found by other words', async () => {
    await openSearch('/search?q=returns%20policy', {
      'GET /api/search/suggestions': () =>
        json(200, {
          ...NO_SUGGESTIONS,
          instead: 'returns',
          pages: ['returns'],
          categories: [{ name: 'Norton', slug: 'norton' }],
        }),
    })
    const beside = await screen.findByRole('navigation', { name: 'Pages and help' })
    expect(
      within(beside)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Returns & Refunds'])
  })

  it('says when nothing is found, and what to try', async () => {
    await openSearch('/search?q=no%20such%20software', {
      'GET /api/products': () => json(200, [], { 'x-total-count': '0' }),
    })
    const notice = await screen.findByRole('region', { name: 'No results found' })
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/spelling/),
      expect.stringMatching(/fewer/),
      expect.stringMatching(/publisher/),
      expect.stringMatching(/categories.*popular products/),
    ])
    expect(status()).toHaveTextContent('No results found')
    expect(screen.queryByRole('combobox', { name: 'Sort' })).not.toBeInTheDocument()
    expect(screen.getByText('Popular products')).toBeVisible()
  })
})
