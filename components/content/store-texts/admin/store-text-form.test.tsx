import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminStoreText } from '@/lib/content/store-texts/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { StoreTextForm } from './store-text-form'
import { StoreTextList } from './store-text-list'

const text = (title: string) => ({
  title,
  content: `<p>${title}</p>`,
  metaTitle: '',
  metaDescription: '',
})
const ORIGINAL: AdminStoreText = {
  page: 'terms',
  path: '/terms',
  own: null,
  original: { en: text('Terms of Service') },
  variables: [
    { name: 'refundDays', value: '30', isEnglish: false },
    { name: 'priceTaxRule', value: 'No tax is added.', isEnglish: true },
  ],
  versions: 0,
}
const OWN: AdminStoreText = {
  ...ORIGINAL,
  own: {
    languages: ['en'],
    texts: { en: text('Our terms') },
    isPublished: true,
    publishedAt: '2026-12-07T10:00:00.000Z',
    publishAt: null,
    updatedAt: '2026-12-07T10:00:00.000Z',
  },
}
const EDITING = { 'POST /api/admin/editing': () => json(200, { usernames: [] }) }
const title = () => within(screen.getByRole('tabpanel')).getByLabelText(/^Title\b(?! for)/)

it('starts with the original text, shows what it may name, and saves what was made of it', async () => {
  const calls = answerCalls({
    ...EDITING,
    'PUT /api/admin/store-texts/terms': () => json(200, OWN),
  })
  const { user } = await renderInBackOffice(<StoreTextForm loaded={ORIGINAL} />)
  expect(await accessibilityProblems()).toEqual([])
  expect(title()).toHaveValue('Terms of Service')
  expect(screen.getByText('{refundDays}')).toBeVisible()
  expect(screen.getByText('English only')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Back to the original' })).toBeNull()

  await user.clear(title())
  await user.type(title(), 'Our terms')
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Save Page' }))
  expect(await screen.findByText('Page Saved')).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    texts: { en: { ...text('Terms of Service'), title: 'Our terms' } },
    isPublished: true,
    publishAt: null,
    expectedUpdatedAt: null,
  })
  expect(screen.getByRole('button', { name: 'Back to the original' })).toBeVisible()
})

it('goes back to the original once that is confirmed', async () => {
  const calls = answerCalls({
    ...EDITING,
    'DELETE /api/admin/store-texts/terms': () => json(200, ORIGINAL),
  })
  const { user } = await renderInBackOffice(<StoreTextForm loaded={OWN} />)
  expect(title()).toHaveValue('Our terms')
  await user.click(screen.getByRole('button', { name: 'Back to the original' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Back to the original' }))
  expect(await screen.findByDisplayValue('Terms of Service')).toBeVisible()
  expect(calls.map(({ call }) => call)).toContain('DELETE /api/admin/store-texts/terms')
})

it('lists the pages of the store, and which have a text of the owner’s', async () => {
  const { page, path } = OWN
  const own = OWN.own && { ...OWN.own }
  answerCalls({
    'GET /api/admin/store-texts': () =>
      json(200, [
        { page, path, own },
        { page: 'privacy', path: '/privacy', own: null },
      ]),
  })
  await renderInBackOffice(<StoreTextList />)
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
  expect(await screen.findByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/admin/pages/store/terms',
  )
  expect(row('Terms of Service').getByText('Your text')).toBeVisible()
  expect(row('Privacy Policy').getByText('Original')).toBeVisible()
})

it('starts empty around what a page says itself, and saves it under the name of its place', async () => {
  const loaded: AdminStoreText = {
    ...ORIGINAL,
    page: 'legalNotice-above',
    path: '/legal-notice',
    original: {},
  }
  const calls = answerCalls({
    ...EDITING,
    'PUT /api/admin/store-texts/legalNotice-above': () => json(200, { ...OWN, page: loaded.page }),
  })
  const { user } = await renderInBackOffice(<StoreTextForm loaded={loaded} />)
  expect(screen.getByRole('heading', { name: 'Legal notice, introduction' })).toBeVisible()
  const part = within(screen.getByRole('tabpanel'))
  expect(part.queryByLabelText(/^Title/)).toBeNull()
  await user.click(part.getByRole('button', { name: 'Edit as HTML' }))
  await user.type(part.getByRole('textbox'), '<p>Who we are</p>')
  await user.click(screen.getByRole('button', { name: 'Save Page' }))
  expect(await screen.findByText('Page Saved')).toBeVisible()
  expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    texts: { en: { title: 'Legal notice, introduction', content: '<p>Who we are</p>' } },
  })
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible()
})
