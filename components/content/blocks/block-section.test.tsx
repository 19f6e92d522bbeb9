import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { speechOf } from '@/lib/content/blocks/block-words'
import { pageBlocksSchema } from '@/lib/content/pages/page-blocks'
import { homeBlocksSchema } from '@/lib/settings/blocks'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { BlockSection } from './block-section'

/** Renders blocks on a page whose heading stands before them. */
async function shown(blocks: object[], locale: 'en' | 'de' | 'ar' = 'en') {
  const parsed = homeBlocksSchema.parse(blocks.map((block, at) => ({ id: at + 1, ...block })))
  return renderInStore(
    <main>
      <h1>The store</h1>
      {parsed.map((block) => (
        <BlockSection
          key={block.id}
          block={block}
          speech={speechOf(block, locale, 'en')}
          newsletter={({ id, title }) => <h2 id={id}>{title}</h2>}
        />
      ))}
    </main>,
    { locale },
  )
}

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

const BLOCKS = [
  {
    kind: 'text',
    heading: { en: 'About us', de: 'Über uns' },
    text: { en: 'We are [here](/about).\n\nAnd [there](https://example.com). [no](javascript:x)' },
  },
  { kind: 'picture', image: '/images/hero.webp', alt: { en: 'A desk' }, link: '/deals' },
  {
    kind: 'columns',
    columns: [
      { heading: { en: 'Fast' }, link: '/deals', image: '/images/hero.webp' },
      { heading: { en: 'Genuine' }, text: { en: 'Always.' } },
    ],
  },
  {
    kind: 'questions',
    heading: { en: 'You ask' },
    questions: [{ question: { en: 'How?' }, answer: { en: 'So.' } }, { question: { en: 'Open?' } }],
  },
  {
    kind: 'banner',
    heading: { en: 'Sale' },
    button: { en: 'See it' },
    link: 'https://example.com/sale',
    image: '/images/hero.webp',
  },
  { kind: 'newsletter', heading: { en: 'Write me' } },
]

it('shows blocks with their links, and headings in their order', async () => {
  await shown(BLOCKS)
  expect(headings()).toEqual([
    'H1 The store',
    'H2 About us',
    'H2 Fast',
    'H2 Genuine',
    'H2 You ask',
    'H3 How?',
    'H2 Sale',
    'H2 Write me',
  ])
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['here', 'there', 'A desk', 'Fast', 'See it'].map(link)).toEqual([
    '/about',
    'https://example.com',
    '/deals',
    '/deals',
    'https://example.com/sale',
  ])
  expect(screen.queryByRole('link', { name: 'no' })).toBeNull()
  expect(within(screen.getByRole('region', { name: 'About us' })).getAllByText(/./)).not.toBeNull()
  expect(await accessibilityProblems()).toEqual([])
})

it('says in which language it speaks, where that is not the page’s', async () => {
  await shown([...BLOCKS.slice(0, 1), ...BLOCKS.slice(3, 4)], 'de')
  expect(screen.getByText('Über uns').closest('[lang]')?.getAttribute('lang')).not.toBe('en')
  expect(screen.getByText('You ask').closest('[lang]')).toHaveAttribute('lang', 'en')
})

it('is read from the left on pages that are not', async () => {
  await shown(BLOCKS.slice(0, 1), 'ar')
  expect(screen.getByText('About us').closest('[dir]')).toHaveAttribute('dir', 'ltr')
})

it('shows nothing of a block that says nothing, and no link without a name', async () => {
  await shown([
    { kind: 'text' },
    { kind: 'picture', alt: { en: 'Gone' } },
    { kind: 'columns', columns: [{}, {}] },
    { kind: 'questions', heading: { en: 'None' }, questions: [] },
    { kind: 'products', heading: { en: 'None' } },
    { kind: 'banner', button: { en: 'Go' }, link: '/deals' },
    { kind: 'picture', image: '/images/hero.webp', link: '/deals' },
  ])
  expect(headings()).toEqual(['H1 The store'])
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows a form below its heading and text, and none where nothing makes it', async () => {
  const [block] = pageBlocksSchema.parse([
    { kind: 'form', id: 1, heading: { en: 'Ask us' }, text: { en: 'We answer.' } },
  ])
  if (block?.kind !== 'form') throw new Error('No form')
  const section = (form?: () => string) => (
    <BlockSection
      block={block}
      speech={speechOf(block, 'de', 'en')}
      newsletter={() => null}
      form={form}
    />
  )
  await renderInStore(
    <main>
      {section(() => 'The form')}
      {section()}
    </main>,
    { locale: 'de' },
  )
  const region = within(screen.getByRole('region', { name: 'Ask us' }))
  expect(region.getByText('We answer.').closest('[lang]')).toHaveAttribute('lang', 'en')
  // What the form says itself is in the language of the page.
  expect(region.getByText('The form').closest('[lang]')).not.toHaveAttribute('lang', 'en')
})
