import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
  unreachable,
} from '@/tests/setup/components'
import { SearchTerms } from './search-terms'

const GOOGLE = {
  id: 'google-search-console',
  name: 'Google Search Console',
  siteMapAt: '2026-11-20T08:00:00.000Z',
  problem: null,
  terms: [
    { query: 'office licence', clicks: 1200, impressions: 34_000, position: 3.4 },
    { query: 'cheap office', clicks: 3, impressions: 90, position: 11 },
  ],
  termsProblem: null,
}
const BING = {
  ...GOOGLE,
  id: 'bing-webmaster',
  name: 'Bing Webmaster Tools',
  siteMapAt: null,
  problem: 'credentials',
  terms: [],
  termsProblem: 'credentials',
}

const CALL = 'GET /api/admin/search-terms'

describe('what people searched for', () => {
  it('is asked for when somebody wants to know, about the page', async () => {
    const sent = answerCalls({ [CALL]: () => json(200, [GOOGLE, BING]) })
    const { user } = await renderInBackOffice(<SearchTerms page="/products/office" />)
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Ask the search engines' }))
    const table = await screen.findByRole('table', {
      name: 'What people searched for at Google Search Console',
    })
    expect(sent).toMatchObject([{ call: CALL, query: { page: '/products/office' } }])
    const [, first] = within(table).getAllByRole('row')
    expect(first).toHaveTextContent('office licence1,20034,0003.4')
    expect(screen.getByText(/It was told of the site map on 11\/20\/2026/)).toBeVisible()
    expect(screen.getByText(/It could not be told of pages the last time/)).toHaveTextContent(
      'It does not take the key of the plugin any more.',
    )
    expect(await accessibilityProblems()).toEqual([])
  })

  it('says that no search engine is connected', async () => {
    answerCalls({ [CALL]: () => json(200, []) })
    const { user } = await renderInBackOffice(<SearchTerms />)
    await user.click(screen.getByRole('button', { name: 'Ask the search engines' }))
    expect(await screen.findByText(/No search engine is connected/)).toBeVisible()
  })

  it('says when it could not be read, and reads again', async () => {
    let isDown = true
    answerCalls({ [CALL]: () => (isDown ? unreachable() : json(200, [{ ...GOOGLE, terms: [] }])) })
    const { user } = await renderInBackOffice(<SearchTerms />)
    await user.click(screen.getByRole('button', { name: 'Ask the search engines' }))
    await screen.findByText('Failed to read the search terms')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry Loading' }))
    expect(await screen.findByText('Nobody found it this way yet.')).toBeVisible()
  })
})
