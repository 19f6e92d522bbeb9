import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { Translation } from '@/lib/content/translations/contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { TranslationsScreen } from './translations-screen'

const ROW = {
  id: 7,
  name: 'Office 2024',
  slug: 'office-2024',
  progress: { done: 1, outdated: 1, proposed: 0, missing: 1 },
}
const plain = { isOutdated: false, isProposed: false }
const TRANSLATION: Translation = {
  kind: 'product',
  id: 7,
  name: 'Office 2024',
  language: 'de',
  originalLanguage: 'en',
  updatedAt: '2026-12-01T10:00:00.000Z',
  fields: [
    { field: 'name', form: 'line', original: 'Office 2024', text: 'Büro 2024', ...plain },
    {
      field: 'description',
      form: 'text',
      original: 'For work.',
      text: 'Alt.',
      isOutdated: true,
      isProposed: false,
    },
    { field: 'features', form: 'list', original: ['Word', 'Excel'], text: null, ...plain },
  ],
}
const ONE = '/api/admin/translations/[kind]/[id]/[language]'

describe('translations', () => {
  it('are written beside the original, and say what is old', async () => {
    const sent = answerCalls({
      'GET /api/admin/translations': () => json(200, [ROW]),
      [`GET ${ONE}`]: () => json(200, TRANSLATION),
      [`PUT ${ONE}`]: () => json(200, TRANSLATION),
    })
    const { user } = await renderInBackOffice(<TranslationsScreen />, {
      address: '/admin/products/translations',
    })
    const row = within(await screen.findByRole('row', { name: /Office 2024/ }))
    expect(row.getByText('1 outdated')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(row.getByRole('button', { name: 'Translate Office 2024' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Office 2024 in German' }))
    expect(await dialog.findByText('The original was changed since')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: /^Copy the original.*Features$/ }))
    await fill(user, dialog.getByRole('textbox', { name: 'Description' }), 'Für die Arbeit.')
    await user.click(dialog.getByRole('button', { name: 'Save translation' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      sent.find(({ call }) => call === 'PUT /api/admin/translations/product/7/de')?.body,
    ).toEqual({
      texts: { name: 'Büro 2024', description: 'Für die Arbeit.', features: ['Word', 'Excel'] },
      expectedUpdatedAt: TRANSLATION.updatedAt,
    })
  })
})
