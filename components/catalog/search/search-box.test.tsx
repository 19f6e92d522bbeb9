import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Suggestions } from '@/lib/content/suggestions/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInStore,
  visited,
} from '@/tests/setup/components'
import { product } from '@/tests/setup/products'
import { SearchBox } from './search-box'

const NOTHING: Suggestions = {
  instead: null,
  products: [],
  categories: [],
  publishers: [],
  pages: [],
  ownPages: [],
  articles: [],
}

const NORTON: Suggestions = {
  ...NOTHING,
  products: [product({ id: 1, name: 'Norton 360' }), product({ id: 2, name: 'Norton Utilities' })],
  categories: [{ name: 'Norton', slug: 'norton' }],
  articles: [{ title: 'Set up Norton', slug: 'set-up-norton' }],
}

const COREL: Suggestions = {
  ...NOTHING,
  products: [product({ id: 3, name: 'CorelDRAW' })],
  categories: [{ name: 'Corel', slug: 'corel' }],
  publishers: ['Corel Corporation'],
}

const POPULAR = [product({ id: 7, name: 'Office 2024' }), product({ id: 8, name: 'Nero' })]

const answers = (by: Record<string, Suggestions>, popular: typeof POPULAR = []) =>
  answerCalls({
    'GET /api/search/popular': () => json(200, { products: popular }),
    'GET /api/search/suggestions': ({ query }) => json(200, by[query?.q ?? ''] ?? NOTHING),
  })

const asked = (sent: ReturnType<typeof answers>) =>
  sent.flatMap(({ call, query }) => (call.endsWith('/suggestions') ? query?.q : []))

const box = () => screen.getByRole('combobox', { name: 'Search' })
const options = () => screen.findAllByRole('option')
const list = () => screen.queryByRole('listbox')
const isActive = (option: HTMLElement | undefined) => {
  expect(option).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  expect(box()).toHaveAttribute('aria-activedescendant', option?.id)
}

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn()
})

describe('the search field', () => {
  it('suggests from 2 characters on, in groups, and last what leads to all results', async () => {
    const sent = answers({ corel: COREL, norton: NORTON })
    const { user } = await renderInStore(<SearchBox />)
    await user.type(box(), ' n ')
    await user.clear(box())
    await user.type(box(), 'corel')
    await options()
    // What is too short, or was typed over at once, is not asked for.
    expect(asked(sent)).toEqual(['corel'])
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    expect(groups).toEqual(['Products', 'Categories', 'Publishers'])
    expect((await options()).at(-1)).toHaveTextContent('All results for “corel”')
    expect(await accessibilityProblems()).toEqual([])

    await user.clear(box())
    await user.type(box(), 'norton')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Articles' })).toBeVisible())
    expect(screen.queryByRole('group', { name: 'Publishers' })).not.toBeInTheDocument()

    await user.clear(box())
    await user.type(box(), 'qxzvw')
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'))
    expect(list()).not.toBeInTheDocument()
  })

  it('shows those of what was typed last, however late the earlier ones come', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    answerCalls({
      'GET /api/search/popular': () => json(200, { products: [] }),
      'GET /api/search/suggestions': async ({ query }) => {
        if (query?.q !== 'corel') return json(200, NORTON)
        await held
        return json(200, COREL)
      },
    })
    const { user } = await renderInStore(<SearchBox />)
    await user.type(box(), 'corel')
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    await user.clear(box())
    await user.type(box(), 'norton')
    const categories = await screen.findByRole('group', { name: 'Categories' })
    expect(within(categories).getByRole('option')).toHaveTextContent('Norton')
    release()
    await held
    await waitFor(() => expect(within(categories).getByRole('option')).toHaveTextContent('Norton'))
  })

  it('is worked by arrow keys, Enter and Escape', async () => {
    answers({ norton: NORTON })
    const { user } = await renderInStore(<SearchBox />)
    await user.type(box(), 'norton')
    await options()
    await user.keyboard('{ArrowDown}')
    isActive((await options())[0])
    await user.keyboard('{ArrowDown}')
    isActive((await options())[1])
    await user.keyboard('{ArrowUp}')
    isActive((await options())[0])
    await user.keyboard('{Escape}')
    expect(list()).not.toBeInTheDocument()
    expect(box()).toHaveValue('norton')
    expect(box()).toHaveFocus()

    await user.keyboard('{ArrowDown}')
    await options()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    isActive((await options())[1])
    await user.keyboard('{Enter}')
    expect(visited).toEqual(['/products/norton-utilities'])
    expect(list()).not.toBeInTheDocument()
  })

  it('passes all options of all groups by the arrow keys, then the field itself', async () => {
    answers({ norton: NORTON })
    const { user } = await renderInStore(<SearchBox />)
    await user.type(box(), 'norton')
    for (const option of await options()) {
      await user.keyboard('{ArrowDown}')
      isActive(option)
    }
    await user.keyboard('{ArrowDown}')
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowUp}')
    isActive((await options()).at(-1))
    await user.keyboard('{ArrowUp}{Enter}')
    expect(visited).toEqual(['/knowledge/set-up-norton'])
  })

  it('names where each option leads', async () => {
    answers({ corel: COREL })
    const { user } = await renderInStore(<SearchBox />, { locale: 'de' })
    await user.type(screen.getByRole('combobox'), 'corel')
    const hrefs = (await options()).map((option) => option.getAttribute('href'))
    expect(hrefs).toEqual([
      '/de/products/coreldraw',
      '/de/category/corel',
      '/de/search?q=Corel%20Corporation',
      '/de/search?q=corel',
    ])
  })

  it('closes by a click outside, and opens again by one in it', async () => {
    answers({ norton: NORTON })
    const { user } = await renderInStore(
      <>
        <SearchBox />
        <button type="button">Elsewhere</button>
      </>,
    )
    await user.type(box(), 'norton')
    await options()
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(list()).not.toBeInTheDocument()
    await user.click(box())
    expect(await options()).not.toHaveLength(0)
  })

  it('goes to the results of what was typed, and nowhere for blanks', async () => {
    answers({})
    const { user } = await renderInStore(<SearchBox />)
    await user.type(box(), '   {Enter}')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(visited).toEqual([])
    await user.clear(box())
    await user.type(box(), '  Office & Visio {Enter}')
    expect(visited).toEqual(['/search?q=Office%20%26%20Visio'])
  })

  it('offers what was searched for lately and what is popular while nothing is typed', async () => {
    window.localStorage.setItem('recentSearches', '["visio"]')
    const sent = answers({ norton: NORTON }, POPULAR)
    const { user } = await renderInStore(<SearchBox />)
    await user.click(box())
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    expect(groups).toEqual(['Recent searches', 'Popular'])
    expect(screen.getByRole('status')).toHaveTextContent('1 recent search. 2 suggestions.')
    expect(await accessibilityProblems()).toEqual([])
    await user.type(box(), 'norton')
    await screen.findByRole('group', { name: 'Products' })
    expect(screen.queryByRole('group', { name: 'Popular' })).not.toBeInTheDocument()
    await user.clear(box())
    await screen.findByRole('group', { name: 'Popular' })
    // It was asked for once.
    expect(sent.filter(({ call }) => call === 'GET /api/search/popular')).toHaveLength(1)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(visited).toEqual(['/products/office-2024'])
  })

  it('says when the search was corrected, to everybody', async () => {
    answers({ ofice: { ...NORTON, instead: 'office' } })
    const { user } = await renderInStore(<SearchBox />)
    await user.type(box(), 'ofice')
    expect(await screen.findByText('Showing suggestions for “office”')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Showing suggestions for “office”')
    expect((await options()).at(-1)).toHaveTextContent('All results for “ofice”')
  })
})
