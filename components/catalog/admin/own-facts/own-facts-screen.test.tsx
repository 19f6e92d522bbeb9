import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminOwnFact } from '@/lib/catalog/own-fact-contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { OwnFactsScreen } from './own-facts-screen'

const GENRE: AdminOwnFact = {
  id: 3,
  slug: 'genre',
  kind: 'choice',
  names: { en: 'Genre' },
  units: {},
  decimals: 0,
  isSeveral: true,
  choices: [{ slug: 'puzzle', names: { en: 'Puzzle' } }],
  isOnPage: true,
  isCompared: false,
  isFilter: true,
  position: 0,
  categoryIds: [],
  productCount: 12,
  updatedAt: '2026-12-05T10:00:00.000Z',
}

it('adds a choice to a fact, in several languages', async () => {
  const calls = answerCalls({
    'GET /api/admin/own-facts': () => json(200, [GENRE]),
    'GET /api/admin/categories': () => json(200, []),
    'PUT /api/admin/own-facts/[id]': () => json(200, GENRE),
  })
  const { user } = await renderInBackOffice(<OwnFactsScreen />)
  expect(await screen.findByText('Page, Filter')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit Genre' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText('Kind')).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Add a choice' }))
  await fill(user, dialog.getByLabelText('Choice 2'), 'Word games')
  expect(await accessibilityProblems()).toEqual([])
  await user.selectOptions(dialog.getByLabelText('Names in'), 'German')
  await fill(user, dialog.getByLabelText('Choice 2'), 'Wortspiele')
  await user.click(dialog.getByRole('button', { name: 'Save Fact' }))
  expect(await screen.findByText('Fact Saved')).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    slug: 'genre',
    kind: 'choice',
    isCompared: false,
    choices: [
      { slug: 'puzzle', names: { en: 'Puzzle' } },
      { slug: '', names: { en: 'Word games', de: 'Wortspiele' } },
    ],
    expectedUpdatedAt: GENRE.updatedAt,
  })
})

it('defines a number with its unit, and says beside a field what the server says of it', async () => {
  const message = 'Another fact already has the slug “length”'
  const calls = answerCalls({
    'GET /api/admin/own-facts': () => json(200, []),
    'GET /api/admin/categories': () => json(200, []),
    'POST /api/admin/own-facts': () =>
      json(409, { code: 'conflict', message, issues: [{ path: 'slug', message }] }),
  })
  const { user } = await renderInBackOffice(<OwnFactsScreen />)
  expect(await screen.findByText('There are no facts of your own yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add Fact' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Number')
  await fill(user, dialog.getByRole('textbox', { name: /^Name/ }), 'Length')
  await fill(user, dialog.getByLabelText('Unit'), 'h')
  await user.selectOptions(dialog.getByLabelText('Decimals'), '1')
  await user.click(dialog.getByRole('button', { name: 'Add Fact' }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    kind: 'number',
    names: { en: 'Length' },
    units: { en: 'h' },
    decimals: 1,
    choices: [],
  })
})

it('asks before what products have of a fact is lost', async () => {
  const calls = answerCalls({
    'GET /api/admin/own-facts': () => json(200, [GENRE]),
    'DELETE /api/admin/own-facts/[id]': () => new Response(null, { status: 204 }),
  })
  const { user } = await renderInBackOffice(<OwnFactsScreen />)
  await user.click(await screen.findByRole('button', { name: 'Delete Genre' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/^12 products lose/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Delete Fact' }))
  expect(await screen.findByText('Fact Deleted')).toBeVisible()
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true)
})
