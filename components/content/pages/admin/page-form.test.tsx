import { expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
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
  blocks: [],
  isPublished: true,
  publishedAt: '2026-12-05T10:00:00.000Z',
  publishAt: null,
  updatedAt: '2026-12-05T10:00:00.000Z',
  versions: 0,
}

/** What the frame of the preview loads: no call of the API. */
const PREVIEW: object = {
  'GET /pages/press': () => new Response('<h1>As published</h1>'),
  'GET /pages/preview/d-1': () => new Response('<h1>As drafted</h1>'),
  'POST /api/admin/pages/preview': () => json(201, { id: 'd-1', path: '/pages/preview/d-1' }),
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
    ...PREVIEW,
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
    blocks: [],
    isPublished: false,
    publishAt: null,
  })
})

it('saves what was changed of a page, and says so when somebody else was first', async () => {
  const refusal = { code: 'conflict', message: 'Somebody else changed this page.' }
  const calls = answerCalls({
    'PATCH /api/admin/pages/3': () => json(409, refusal),
    'POST /api/admin/editing': () => json(200, { usernames: [] }),
    ...PREVIEW,
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
    blocks: [],
    isPublished: false,
    publishAt: null,
    expectedUpdatedAt: PAGE.updatedAt,
  })
})

it('puts blocks around the text: adds, moves, hides, copies, deletes and saves them', async () => {
  const calls = answerCalls({
    'PATCH /api/admin/pages/3': ({ body }) => json(200, { ...PAGE, ...(body as object) }),
    'POST /api/admin/editing': () => json(200, { usernames: [] }),
    ...PREVIEW,
  })
  const { user } = await renderInBackOffice(<PageForm page={PAGE} />)
  const blocks = within(screen.getByRole('region', { name: 'Blocks' }))
  const names = () =>
    blocks.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
  const add = (kind: string) =>
    user.selectOptions(blocks.getByRole('combobox', { name: 'Add a block' }), kind)
  expect(names()).toEqual(['Text of the page'])

  await add('Text')
  await user.type(blocks.getByLabelText('Heading'), 'Above')
  await user.click(blocks.getByRole('button', { name: 'Move Text: Above up' }))
  await add('Contact form')
  await user.type(blocks.getByLabelText('Subject of the messages'), 'A question')
  await user.click(blocks.getByRole('button', { name: 'Add a field' }))
  await user.type(blocks.getByLabelText('What it asks'), 'Your company')
  await user.selectOptions(blocks.getByLabelText('Answer'), 'A choice')
  await user.type(blocks.getByLabelText('Choices'), 'One{Enter}Two')
  await user.click(blocks.getByRole('switch', { name: 'Must be answered' }))
  expect(await accessibilityProblems()).toEqual([])
  await user.click(blocks.getByRole('button', { name: 'Copy Text: Above' }))
  expect(names()).toEqual(['Text: Above', 'Text: Above', 'Text of the page', 'Contact form'])
  const [, copy] = blocks.getAllByRole('switch', { name: 'Show Text: Above' })
  if (copy) await user.click(copy)
  await add('Banner')
  await user.click(blocks.getByRole('button', { name: 'Delete Banner' }))

  await user.click(screen.getByRole('button', { name: 'Save Page' }))
  expect(await screen.findByText('Page Saved')).toBeVisible()
  const body = calls.find(({ call }) => call.startsWith('PATCH'))?.body as AdminPage
  expect(body.blocks).toEqual([
    { kind: 'text', id: 1, isHidden: false, heading: { en: 'Above' }, text: {} },
    { kind: 'text', id: 3, isHidden: true, heading: { en: 'Above' }, text: {} },
    { kind: 'content', id: 0, isHidden: false },
    {
      kind: 'form',
      id: 2,
      isHidden: false,
      heading: {},
      text: {},
      asksCategory: false,
      asksSubject: false,
      subject: { en: 'A question' },
      questions: [
        {
          question: { en: 'Your company' },
          kind: 'choice',
          choices: { en: 'One\nTwo' },
          isRequired: true,
        },
      ],
      button: {},
    },
  ])
})

it('says at a block what was refused of it', async () => {
  const message = 'Choose a picture that was uploaded here'
  answerCalls({
    'PATCH /api/admin/pages/3': () =>
      json(400, { code: 'invalid', message, issues: [{ path: 'blocks.0.image', message }] }),
    'POST /api/admin/editing': () => json(200, { usernames: [] }),
    ...PREVIEW,
  })
  const block = {
    kind: 'picture',
    id: 4,
    isHidden: false,
    image: '/media/gone.png',
    alt: {},
    link: '',
    width: 'wide',
  } as const
  const { user } = await renderInBackOffice(<PageForm page={{ ...PAGE, blocks: [block] }} />)
  await user.click(screen.getByRole('switch', { name: 'Published' }))
  await user.click(screen.getByRole('button', { name: 'Save Page' }))
  expect(await screen.findByText(message, { selector: 'li p' })).toBeVisible()
})

it('shows the published page, and the draft once a block has changed', async () => {
  const calls = answerCalls({
    'POST /api/admin/editing': () => json(200, { usernames: [] }),
    ...PREVIEW,
  })
  const { user } = await renderInBackOffice(<PageForm page={PAGE} />)
  const frame = await screen.findByTitle('The page as it would be')
  await waitFor(() => expect(frame.getAttribute('srcdoc')).toContain('As published'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a block' }), 'Text')
  await waitFor(() => expect(frame.getAttribute('srcdoc')).toContain('As drafted'), {
    timeout: 4000,
  })
  expect(calls.find(({ call }) => call.endsWith('/preview'))?.body).toMatchObject({
    blocks: [{ kind: 'text', id: 1 }],
    locale: 'en',
    pageId: 3,
  })
})
