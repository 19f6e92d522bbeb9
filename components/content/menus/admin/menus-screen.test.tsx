import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { settingsFrom } from '@/lib/settings/registry'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { MenusScreen } from './menus-screen'

const VALUES = settingsFrom(new Map())
const PAGE = {
  id: 3,
  slug: 'press',
  title: 'Press',
  languages: ['en'],
  isPublished: true,
  publishedAt: '2026-12-05T10:00:00.000Z',
  publishAt: null,
  updatedAt: '2026-12-05T10:00:00.000Z',
}

async function shown(menus: object = {}) {
  const answer = (changed: object) => ({
    values: { ...VALUES, menus: changed },
    versions: { menus: null },
    storeUrl: 'https://shop.example',
  })
  const calls = answerCalls({
    'GET /api/admin/settings': () => json(200, answer(menus)),
    'PATCH /api/admin/settings': () => json(200, answer(menus)),
    'GET /api/admin/pages': () => json(200, [PAGE]),
    'GET /api/admin/categories': () => json(200, []),
    'GET /api/admin/collections': () => json(200, []),
  })
  const rendered = await renderInBackOffice(<MenusScreen />)
  await screen.findByRole('heading', { name: 'Menus' })
  await screen.findByRole('heading', { name: 'Header' })
  return {
    ...rendered,
    saved: () => {
      const body = calls.find(({ call }) => call.startsWith('PATCH'))?.body as
        | { values: { menus: Record<string, unknown[]> } }
        | undefined
      return body?.values.menus
    },
  }
}

const panel = (name: string) => {
  const part = screen.getByRole('heading', { name }).closest('section')
  if (!part) throw new Error(`There is no panel ${name}`)
  return within(part)
}
const names = (name: string) =>
  panel(name)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

it('puts entries in another order, renames, hides and adds them, and saves what changed', async () => {
  const { user, saved } = await shown()
  expect(await accessibilityProblems()).toEqual([])
  const header = 'Header, at its end'
  expect(names(header)).toEqual(['My library', 'Track order'])

  await user.click(panel(header).getByRole('button', { name: 'Move Track order up' }))
  expect(names(header)).toEqual(['Track order', 'My library'])
  await user.click(panel(header).getByRole('switch', { name: 'Show My library' }))
  await user.selectOptions(panel(header).getByRole('combobox'), 'Press')
  await user.click(panel(header).getByRole('button', { name: 'Rename Press' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Name in German'), 'Presse')
  await user.click(dialog.getByRole('button', { name: 'Take over' }))

  await user.click(screen.getByRole('button', { name: 'Save Menus' }))
  expect(await screen.findByText('Menus Saved')).toBeVisible()
  expect(saved()).toEqual({
    buyers: [
      { to: 'store', page: 'trackOrder', names: {}, isHidden: false },
      { to: 'store', page: 'library', names: {}, isHidden: true },
      { to: 'page', id: 3, names: { de: 'Presse' }, isHidden: false },
    ],
  })
})

it('takes addresses of other sites that are encrypted, with a name', async () => {
  const { user } = await shown()
  await user.selectOptions(panel('Header').getByRole('combobox'), 'Web address')
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Web address'), 'http://example.com')
  await user.click(dialog.getByRole('button', { name: 'Take over' }))
  expect(dialog.getByText('Enter an address that begins with https://')).toBeVisible()
  await user.clear(dialog.getByLabelText('Web address'))
  await user.type(dialog.getByLabelText('Web address'), 'https://example.com')
  await user.click(dialog.getByRole('button', { name: 'Take over' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter a name in one language at least')
  await user.type(dialog.getByLabelText('Name in English'), 'Our blog')
  await user.click(dialog.getByRole('button', { name: 'Take over' }))
  expect(names('Header')).toEqual([
    'Home',
    'View Deals',
    'Gift cards',
    'Knowledge Base',
    'Our blog',
  ])
})

it('goes back to how a menu came, and keeps in the footer what the law wants there', async () => {
  const { user } = await shown({ header: [] })
  expect(panel('Header').getByText('This menu is empty, and not shown.')).toBeVisible()
  await user.click(panel('Header').getByRole('button', { name: 'Header: back to the original' }))
  expect(names('Header')).toContain('View Deals')

  const company = panel('Footer, Company')
  expect(company.getByRole('button', { name: 'Remove Careers' })).toBeVisible()
  expect(company.queryByRole('button', { name: 'Remove Terms of Service' })).toBeNull()
  expect(company.getAllByText('Must stay in the footer')).toHaveLength(4)
})

it('names a column of the footer, and gives it its own name back', async () => {
  const { user, saved } = await shown()
  const header = panel('Header')
  expect(header.queryByRole('button', { name: /^Heading of/ })).not.toBeInTheDocument()
  const shop = 'Footer, Shop'
  await user.click(panel(shop).getByRole('button', { name: `Heading of ${shop}` }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Name in English'), 'Our shelves')
  await user.click(dialog.getByRole('button', { name: 'Take over' }))
  expect(panel(shop).getByRole('button', { name: `${shop}: back to the original` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save Menus' }))
  expect(await screen.findByText('Menus Saved')).toBeVisible()
  expect(saved()).toEqual({ headings: { shop: { en: 'Our shelves' } } })
})
