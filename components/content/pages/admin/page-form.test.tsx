import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminPage } from '@/lib/content/pages/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { PageForm } from './page-form'

const text = (title: string) => ({
  title,
  content: `<p>${title}</p>`,
  metaTitle: '',
  metaDescription: '',
})
const PAGE: AdminPage = {
  id: 3,
  slug: 'press',
  title: 'Press',
  languages: ['en', 'de'],
  texts: { en: text('Press'), de: text('Presse') },
  isPublished: true,
  publishedAt: '2026-12-05T10:00:00.000Z',
  publishAt: null,
  updatedAt: '2026-12-05T10:00:00.000Z',
  versions: 0,
}

/** The fields of the text that is open. */
const opened = () => within(screen.getByRole('tabpanel'))
/** Sees texts as HTML, whose editor works without the layout that a browser has. */
const asHtml = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(opened().getByRole('button', { name: 'Edit as HTML' }))

it('adds a page with a text in the language of its owner, and one in another', async () => {
  const calls = answerCalls({
    'POST /api/admin/pages': () => json(201, PAGE),
    'POST /api/admin/editing': () => json(200, { usernames: [] }),
  })
  const { user } = await renderInBackOffice(<PageForm />)
  await user.click(screen.getByRole('button', { name: 'Save Page' }))
  expect(await screen.findByText('Enter a title')).toBeVisible()
  expect(screen.getByText('Write the page')).toBeVisible()

  await user.type(opened().getByLabelText(/^Title\b(?! for)/), 'Press')
  await asHtml(user)
  await user.type(opened().getByRole('textbox', { name: /^Content/ }), '<p>Press</p>')
  expect(screen.getByLabelText('Slug')).toHaveAttribute('placeholder', 'press')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a language' }), 'German')
  await user.type(opened().getByLabelText(/^Title\b(?! for)/), 'Presse')
  await asHtml(user)
  await user.type(opened().getByRole('textbox', { name: /^Content/ }), '<p>Presse</p>')
  await user.click(screen.getByRole('button', { name: 'Save Page' }))
  expect(await screen.findByText('Page Added')).toBeVisible()
  expect(calls.find(({ call }) => call === 'POST /api/admin/pages')?.body).toEqual({
    slug: '',
    texts: { en: text('Press'), de: text('Presse') },
    isPublished: false,
    publishAt: null,
  })
})

it('saves what was changed of a page, and says so when somebody else was first', async () => {
  const refusal = { code: 'conflict', message: 'Somebody else changed this page.' }
  const calls = answerCalls({
    'PATCH /api/admin/pages/3': () => json(409, refusal),
    'POST /api/admin/editing': () => json(200, { usernames: [] }),
  })
  const { user } = await renderInBackOffice(<PageForm page={PAGE} />)
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('tab', { name: 'German' }))
  await user.click(opened().getByRole('button', { name: 'Remove German' }))
  await user.click(screen.getByRole('button', { name: 'Save Page' }))
  expect(await screen.findByRole('button', { name: 'Reload their version' })).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    slug: 'press',
    texts: { en: text('Press') },
    isPublished: false,
    publishAt: null,
    expectedUpdatedAt: PAGE.updatedAt,
  })
})
