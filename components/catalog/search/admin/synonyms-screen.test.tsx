import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Synonym } from '@/lib/catalog/search/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { SynonymsScreen } from './synonyms-screen'

const group = (id: number, phrases: string[], rest: Partial<Synonym> = {}): Synonym => ({
  id,
  phrases,
  language: null,
  isOn: true,
  isShipped: false,
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...rest,
})

const SHIPPED = group(1, ['office', 'office suite'], { isShipped: true })
const GERMAN = group(2, ['kassenbuch', 'journal'], { language: 'de' })
const FRENCH = group(3, ['livre', 'registre'], { language: 'fr' })

const row = (phrase: string) => screen.getByRole('row', { name: new RegExp(phrase) })

describe('the groups of synonyms', () => {
  it('say in which searches they count, and that some came with the store', async () => {
    answerCalls({ 'GET /api/admin/search/synonyms': () => json(200, [SHIPPED, GERMAN, FRENCH]) })
    const { user } = await renderInBackOffice(<SynonymsScreen />)
    expect(await screen.findByText('kassenbuch')).toBeVisible()
    expect(row('office suite')).toHaveTextContent('Shipped with the store')
    expect(row('office suite')).toHaveTextContent('All languages')
    // What came with the store is switched off, not deleted.
    const deleting = (phrase: string) =>
      within(row(phrase)).queryByRole('button', { name: /^Delete/ })
    expect(deleting('office suite')).toBeNull()
    expect(deleting('kassenbuch')).toBeVisible()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Groups that count in' }),
      'Deutsch',
    )
    expect(screen.queryByText('livre')).toBeNull()
    expect(row('office suite')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are switched off, with their phrases as they were loaded', async () => {
    let isOn = true
    const sent = answerCalls({
      'GET /api/admin/search/synonyms': () => json(200, [{ ...SHIPPED, isOn }]),
      'PUT /api/admin/search/synonyms/[id]': () => {
        isOn = false
        return json(200, { ...SHIPPED, isOn })
      },
    })
    const { user } = await renderInBackOffice(<SynonymsScreen />)
    const use = await screen.findByRole('switch', { name: 'Use the synonyms of office' })
    await user.click(use)
    await waitFor(() => expect(use).not.toBeChecked())
    expect(sent.find(({ body }) => body)?.body).toEqual({
      phrases: SHIPPED.phrases,
      isOn: false,
      expectedUpdatedAt: SHIPPED.updatedAt,
    })
  })
})
