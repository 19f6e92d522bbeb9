import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { HelpResult, HelpSearchAnswer } from '@/lib/content/help/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInStore,
  unreachable,
} from '@/tests/setup/components'
import { HelpSearch } from './help-search'

const found = (title: string, fields: Partial<HelpResult> = {}): HelpResult => ({
  kind: 'article',
  href: `/knowledge/${title.toLowerCase().replaceAll(' ', '-')}`,
  title: [{ text: title, match: true }],
  snippet: [{ text: 'Read on.', match: false }],
  ...fields,
})

const ANSWER: HelpSearchAnswer = {
  total: 12,
  results: [found('Activation limit'), found('Lost keys'), found('Refunds', { kind: 'faq' })],
}

const field = () => screen.getByRole('searchbox', { name: 'Search the Help Center' })
const results = () => screen.findByRole('list', { name: 'Search results' })

describe('the help centre’s search', () => {
  it('finds while typing, marks what was found, and counts it', async () => {
    const sent = answerCalls({ 'GET /api/help/search': () => json(200, ANSWER) })
    const { user } = await renderInStore(<HelpSearch />)
    await user.type(field(), ' activation ')
    const [first] = within(await results()).getAllByRole('link')
    expect(first).toHaveAttribute('href', '/knowledge/activation-limit')
    expect(first?.querySelector('mark')).toHaveTextContent('Activation limit')
    expect(screen.getByText(/^12 results for “activation”/)).toHaveTextContent('3')
    expect(sent.at(-1)?.query).toEqual({ q: 'activation', locale: 'en' })
    expect(await accessibilityProblems()).toEqual([])
  })

  it('is worked by arrow keys between field and results, and cleared by Escape', async () => {
    answerCalls({ 'GET /api/help/search': () => json(200, ANSWER) })
    const { user } = await renderInStore(<HelpSearch />)
    await user.type(field(), 'refund')
    const links = within(await results()).getAllByRole('link')
    await user.keyboard('{ArrowDown}')
    expect(links[0]).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(links[1]).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('says when a term is too short, and asks nothing', async () => {
    const sent = answerCalls({})
    const { user } = await renderInStore(<HelpSearch />)
    await user.type(field(), 'a')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(screen.getByRole('alert')).toHaveTextContent('at least 2 characters')
    expect(sent).toEqual([])
  })

  it('leads on where nothing was found, and takes what was typed as text', async () => {
    answerCalls({ 'GET /api/help/search': () => json(200, { total: 0, results: [] }) })
    const { user } = await renderInStore(<HelpSearch />)
    await user.type(field(), '<img src=x> zebra')
    expect(await screen.findAllByText('No results for “<img src=x> zebra”')).not.toHaveLength(0)
    expect(screen.getByRole('link', { name: 'Browse the knowledge base' })).toHaveAttribute(
      'href',
      '/knowledge',
    )
    expect(screen.getByRole('link', { name: 'Ask our support' })).toHaveAttribute(
      'href',
      '/contact',
    )
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
  })

  it('says when the store does not answer', async () => {
    answerCalls({ 'GET /api/help/search': unreachable })
    const { user } = await renderInStore(<HelpSearch />)
    await user.type(field(), 'refund')
    expect(await screen.findByRole('alert')).toHaveTextContent('does not answer right now')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('speaks the language of the page', async () => {
    answerCalls({ 'GET /api/help/search': () => json(200, ANSWER) })
    const { user } = await renderInStore(<HelpSearch />, { locale: 'de' })
    await user.type(
      screen.getByRole('searchbox', { name: 'Hilfe-Center durchsuchen' }),
      'ERSTATTUNG',
    )
    expect(await screen.findByText(/12 Treffer für „ERSTATTUNG“/)).toBeVisible()
  })
})
