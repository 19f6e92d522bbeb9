import { expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { HomepageAnswer } from '@/lib/content/homepage/contracts'
import type { Block } from '@/lib/settings/blocks'
import { EMPTY_HERO_TEXTS, placeOf } from '@/lib/settings/home-page-settings'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { HomepageForm } from './homepage-form'
import { originalLayout } from './layout-draft'

const text = (id: number, heading: string): Block => ({
  kind: 'text',
  id,
  isHidden: false,
  heading: { en: heading },
  text: {},
})

const homepage = (blocks: Block[] = []): HomepageAnswer => ({
  content: {
    hero: EMPTY_HERO_TEXTS,
    heroImage: '/images/hero.webp',
    showSpecialOffers: true,
    showNewsletterSignup: true,
    banners: [],
    ...originalLayout(),
    sections: [...originalLayout().sections, ...blocks.map(placeOf)],
    blocks,
  },
  version: '1',
  categories: [],
})

/** What the frame loads: no calls of the API. */
const PAGES: object = {
  'GET /': () => new Response('<h1>As published</h1>'),
  'GET /de': () => new Response('<h1>Wie veröffentlicht</h1>'),
  'GET /preview/homepage/d-1': () => new Response('<h1>As drafted</h1><script>1</script>'),
}

async function shown(blocks: Block[] = [], refused?: object) {
  const calls = answerCalls({
    'PUT /api/admin/homepage': ({ body }) => {
      const { content } = body as { content: HomepageAnswer['content'] }
      return refused ? json(400, refused) : json(200, { ...homepage(), content, version: '2' })
    },
    'POST /api/admin/homepage/preview': () =>
      json(201, {
        id: 'd-1',
        path: '/preview/homepage/d-1',
        endsAt: '2026-12-07T10:00:00.000Z',
      }),
    'POST /api/admin/editing': () => json(200, []),
    ...PAGES,
  })
  const rendered = await renderInBackOffice(<HomepageForm loaded={homepage(blocks)} />)
  const bodiesOf = (call: string) =>
    calls.filter((one) => one.call === call).map(({ body }) => body as Record<string, unknown>)
  return {
    ...rendered,
    bodiesOf,
    saved: () => {
      const [body] = bodiesOf('PUT /api/admin/homepage')
      return (body?.content ?? {}) as HomepageAnswer['content']
    },
  }
}

const save = () => screen.getByRole('button', { name: 'Save Homepage Settings' })
const names = () =>
  within(screen.getByRole('region', { name: 'Layout' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

it('adds a block, says what it says in two languages, moves, hides and saves it', async () => {
  const { user, saved } = await shown()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a block' }), 'Text')
  expect(screen.getByText('Text was added')).toBeInTheDocument()
  const layout = within(screen.getByRole('region', { name: 'Layout' }))
  await user.type(layout.getByLabelText('Heading'), 'New here')
  await user.type(layout.getByLabelText('Text'), 'See [[all](/products)')
  await user.selectOptions(layout.getByLabelText('Language of the words'), 'German')
  expect(layout.getByLabelText('Heading')).toHaveValue('')
  await user.type(layout.getByLabelText('Heading'), 'Neu hier')
  expect(await accessibilityProblems()).toEqual([])

  await user.click(layout.getByRole('button', { name: 'Move Text: Neu hier up' }))
  await user.click(layout.getByRole('switch', { name: 'Show Text: Neu hier' }))
  await user.click(save())
  expect(await screen.findByText('Homepage Saved')).toBeVisible()
  expect(saved().blocks).toEqual([
    {
      kind: 'text',
      id: 1,
      isHidden: true,
      heading: { en: 'New here', de: 'Neu hier' },
      text: { en: 'See [all](/products)' },
    },
  ])
  expect(saved().sections.slice(-2)).toEqual(['block:1', 'newsletter'])
})

it('copies and deletes blocks, and goes back to the original', async () => {
  const { user } = await shown([text(4, 'One')])
  await user.click(screen.getByRole('button', { name: 'Copy Text: One' }))
  expect(names().slice(-2)).toEqual(['Text: One', 'Text: One'])
  await user.click(screen.getAllByRole('button', { name: 'Delete Text: One' })[0] ?? save())
  expect(names().filter((name) => name === 'Text: One')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Back to the original' }))
  expect(names()).toHaveLength(originalLayout().sections.length)
  expect(names()).not.toContain('Text: One')
})

it('says at a block what was refused of it, open or not', async () => {
  const message = 'Enter a path of this store'
  const { user } = await shown(
    [
      {
        kind: 'banner',
        id: 4,
        isHidden: false,
        heading: { en: 'One' },
        text: {},
        button: {},
        image: null,
        link: '',
      },
    ],
    {
      code: 'invalid',
      message,
      issues: [{ path: 'content.blocks.0.link', message }],
    },
  )
  await user.click(screen.getByRole('button', { name: 'Edit Banner: One' }))
  await user.type(screen.getByLabelText('Leads to'), 'nowhere')
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('Leads to')).toBeInvalid())
  await user.click(screen.getByRole('button', { name: 'Close Banner: One' }))
  expect(screen.getByText(message, { selector: 'li p' })).toBeVisible()
})

it('shows the published page, and the draft once something changed, in one draft', async () => {
  const { user, bodiesOf } = await shown([text(4, 'One')])
  const frame = screen.findByTitle('The home page as it would be')
  await waitFor(async () => expect(await frame).toHaveAttribute('srcdoc', expect.anything()))
  expect((await frame).getAttribute('srcdoc')).toContain('As published')
  expect(bodiesOf('POST /api/admin/homepage/preview')).toEqual([])
  const drafts = (count: number) =>
    waitFor(() => expect(bodiesOf('POST /api/admin/homepage/preview')).toHaveLength(count), {
      timeout: 4000,
    })

  await user.click(screen.getByRole('switch', { name: 'Show Text: One' }))
  await drafts(1)
  await waitFor(async () =>
    expect((await frame).getAttribute('srcdoc')).toMatch(/As drafted(?!.*<script)/),
  )
  await user.click(screen.getByRole('switch', { name: 'Show Featured products' }))
  await drafts(2)
  expect(bodiesOf('POST /api/admin/homepage/preview').map(({ replaces }) => replaces)).toEqual([
    undefined,
    'd-1',
  ])
  await user.click(screen.getByRole('button', { name: 'Phone' }))
  expect(await frame).toHaveStyle({ width: '390px' })
})
