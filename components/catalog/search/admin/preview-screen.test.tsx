import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { SearchPreview } from '@/lib/catalog/search/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { PreviewScreen } from './preview-screen'

const PREVIEW: SearchPreview = {
  words: [
    { word: 'virenschutz', isCounted: true },
    { word: 'kaufen', isCounted: false },
  ],
  synonyms: [{ phrase: 'virenschutz', instead: ['antivirus', 'anti virus'] }],
  uses: ['virenschutz*'],
  understood: 'devices=5&below=4000&currency=USD&use=true',
  instead: null,
  without: [],
  total: 3,
  isMinimum: false,
  products: [
    { id: 1, name: 'Shield Plus', slug: 'shield-plus', price: '19.99', inStock: true },
    { id: 2, name: 'Shield Total', slug: 'shield-total', price: '36.99', inStock: false },
  ],
}

describe('a search that is tried', () => {
  it('shows what became of it, and the first products', async () => {
    const sent = answerCalls({ 'GET /api/admin/search/preview': () => json(200, PREVIEW) })
    const { user } = await renderInBackOffice(<PreviewScreen />)
    expect(screen.getByText('Type a search to see what becomes of it.')).toBeVisible()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Language of the shopper' }),
      'Deutsch',
    )
    await user.type(screen.getByRole('searchbox', { name: 'Search to try' }), 'virenschutz kaufen')
    const result = within(await screen.findByRole('region', { name: 'What became of it' }))
    const said = result
      .getAllByRole('definition')
      .map((value, place) => [result.getAllByRole('term')[place]?.textContent, value.textContent])
    expect(said).toEqual([
      ['Words looked for', 'virenschutz'],
      ['Words that say nothing', 'kaufen'],
      ['Synonyms used', 'virenschutz, or antivirus or anti virus'],
      ['Uses understood', 'virenschutz…'],
      ['Narrowed down to what is', 'for 5 devicesunder $40.00'],
    ])
    const products = screen.getByRole('region', { name: 'The first products' })
    expect(within(products).getByRole('status')).toHaveTextContent('3 products are found.')
    expect(within(products).getAllByRole('listitem')[1]).toHaveTextContent(
      'Shield Total $36.99 · Sold out',
    )
    expect(sent.at(-1)?.query).toEqual({ text: 'virenschutz kaufen', language: 'de' })
    expect(await accessibilityProblems()).toEqual([])
  })
})
