import { afterEach, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { settingsFrom } from '@/lib/settings/registry'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { ThemeScreen } from './theme-screen'

const PAGE =
  '<!doctype html><html lang="en"><head><title>A</title></head><body><p>A page</p></body></html>'

async function shown(saved: Record<string, unknown> = {}) {
  const values = { ...settingsFrom(new Map()), ...saved }
  const answer = (more: object = {}) =>
    json(200, { values: { ...values, ...more }, versions: {}, storeUrl: 'https://shop.example' })
  const page = () => new Response(PAGE, { headers: { 'content-type': 'text/html' } })
  const sent = answerCalls({
    'GET /api/admin/settings': () => answer(),
    'GET /api/admin/plugins': () => json(200, []),
    'PATCH /api/admin/settings': ({ body }) => answer((body as { values: object }).values),
    'POST /api/admin/editing': () => json(200, { others: [] }),
    ...({ 'GET /': page, 'GET /products': page } as object),
  })
  const rendered = await renderInBackOffice(<ThemeScreen pictures={null} />, {
    address: '/admin/theme',
  })
  await screen.findByLabelText('Primary Color')
  return { ...rendered, sent }
}

/** The root element of the page in the preview. */
const rootOf = (frame: HTMLElement) => {
  const root = (frame as HTMLIFrameElement).contentDocument?.documentElement
  if (!root) throw new Error('The frame has no page')
  return root
}

afterEach(() => void jest.restoreAllMocks())

it('shows a draft on a page of the store, and saves what was changed', async () => {
  const { user, sent } = await shown()
  const frame = await screen.findByTitle('Preview: Home page')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  expect(frame.getAttribute('srcdoc')).toContain('A page')

  await user.selectOptions(screen.getByLabelText('Corners'), 'square')
  await user.selectOptions(screen.getByLabelText('Typeface'), 'serif')
  await user.selectOptions(screen.getByLabelText('Density'), 'compact')
  await waitFor(() => expect(rootOf(frame).dataset.density).toBe('compact'))
  expect(rootOf(frame).style.getPropertyValue('--radius-card')).toBe('0rem')
  expect(rootOf(frame).style.getPropertyValue('--font-sans')).toMatch(/^Charter/)

  await user.click(screen.getByRole('button', { name: 'Save All Settings' }))
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'PATCH /api/admin/settings')?.body).toMatchObject({
      values: { corners: 'square', typeface: 'serif', density: 'compact' },
    }),
  )
})

it('says in which shade texts are, and proposes one for a colour that can’t be used', async () => {
  const { user } = await shown()
  expect(screen.getByText(/^Texts and buttons take #c2410c/)).toBeVisible()
  const field = screen.getByLabelText('Primary Color')
  await user.clear(field)
  await user.type(field, '#ffff00')
  const take = await screen.findByRole('button', { name: /^Take #[0-9a-f]{6} instead$/ })
  await user.click(take)
  expect(field).not.toHaveValue('#ffff00')
  expect(screen.queryByRole('button', { name: /instead$/ })).not.toBeInTheDocument()
})

it('takes the original look again, and shows dark pages where there are any', async () => {
  const { user } = await shown({ darkMode: true, corners: 'round' })
  const frame = await screen.findByTitle('Preview: Home page')
  await user.click(screen.getByRole('button', { name: 'Dark' }))
  await waitFor(() => expect(rootOf(frame).dataset.scheme).toBe('dark'))

  await user.click(screen.getByRole('button', { name: 'Take the original look' }))
  expect(screen.getByLabelText('Corners')).toHaveValue('rounded')
  await waitFor(() => expect(rootOf(frame).getAttributeNames()).not.toContain('data-scheme'))
  expect(screen.queryByRole('button', { name: 'Dark' })).not.toBeInTheDocument()
})

it('shows other pages and screens', async () => {
  const { user } = await shown()
  await user.click(screen.getByRole('button', { name: 'List of products' }))
  const frame = await screen.findByTitle('Preview: List of products')
  await user.click(screen.getByRole('button', { name: 'Phone' }))
  expect(frame).toHaveStyle({ width: '390px' })
  expect(await accessibilityProblems()).toEqual([])
})
