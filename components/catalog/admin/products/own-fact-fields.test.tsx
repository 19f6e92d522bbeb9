import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { OwnFactFields } from './own-fact-fields'
import { useProductForm } from './use-product-form'

const fact = (fields: Partial<AdminOwnFact> & { slug: string }): AdminOwnFact => ({
  id: 1,
  kind: 'number',
  names: { en: fields.slug },
  units: {},
  decimals: 0,
  isSeveral: false,
  choices: [],
  isOnPage: true,
  isCompared: true,
  isFilter: true,
  position: 0,
  categoryIds: [],
  productCount: 0,
  updatedAt: '2026-12-05T10:00:00.000Z',
  ...fields,
})
const FACTS = [
  fact({ slug: 'length', names: { en: 'Length' }, units: { en: 'h' } }),
  fact({
    slug: 'genre',
    kind: 'choice',
    isSeveral: true,
    names: { en: 'Genre' },
    choices: [
      { slug: 'puzzle', names: { en: 'Puzzle' } },
      { slug: 'word', names: { en: 'Word games' } },
    ],
    categoryIds: [4],
  }),
  fact({ slug: 'offline', kind: 'yes_no', names: { en: 'Works offline' } }),
  fact({ slug: 'pages', names: { en: 'Pages' }, categoryIds: [5] }),
]
const CHOICES = [{ id: 1, name: 'Chess', isActive: true, main: { id: 4, name: 'Games' } }]

function Form() {
  const form = useProductForm({ categoryId: 1, onClose: () => {} })
  return (
    <form onSubmit={form.submit} noValidate>
      <OwnFactFields form={form} choices={CHOICES} />
      <button type="submit" aria-label="save" />
    </form>
  )
}

it('offers the facts of the category, and says at a fact what is refused of it', async () => {
  const message = 'length must be a number with at most 0 decimals, such as 4'
  const sent = answerCalls({
    'GET /api/admin/own-facts': () => json(200, FACTS),
    'POST /api/admin/products': () =>
      json(400, { code: 'invalid', message, issues: [{ path: 'ownFacts.length', message }] }),
  })
  const { user } = await renderInBackOffice(<Form />)
  await user.click(screen.getByText('Facts of your own'))
  await fill(user, await screen.findByLabelText('Length (h)'), 'long')
  await user.click(screen.getByLabelText('Word games'))
  await user.click(screen.getByLabelText('Puzzle'))
  await user.selectOptions(screen.getByLabelText('Works offline'), 'No')
  expect(screen.queryByLabelText('Pages')).toBeNull()
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'save' }))
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(true))
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    ownFacts: { length: 'long', genre: ['puzzle', 'word'], offline: 'false' },
  })
  expect(await screen.findByText(/must be a number with at most 0 decimals/)).toBeVisible()
})
