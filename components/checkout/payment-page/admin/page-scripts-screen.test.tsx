import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { PaymentPage } from '@/lib/checkout/payment-page/contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { PageScriptsScreen } from './page-scripts-screen'

const PAGE: PaymentPage = {
  scripts: [
    { id: 'store', company: '', sources: ["'self'"], integrity: 'built' },
    {
      id: 'stripe',
      company: 'Stripe',
      sources: ['https://js.stripe.com'],
      integrity: 'named',
    },
  ],
  checkedAt: '2026-11-30T05:37:00.000Z',
  accepted: { acceptedAt: '2026-11-23T05:37:00.000Z', acceptedBy: null },
  pending: {
    id: 4,
    takenAt: '2026-11-30T05:37:00.000Z',
    differences: [
      {
        what: 'script',
        name: 'https://new.example/a.js',
        before: null,
        after: 'https://new.example/a.js',
      },
      { what: 'header', name: 'x-frame-options', before: 'DENY', after: null },
    ],
  },
  blocked: [
    {
      id: 9,
      page: 'checkout',
      directive: 'script-src-elem',
      blocked: 'https://skim.example',
      count: 2,
      firstAt: '2026-11-30T05:37:00.000Z',
      lastAt: '2026-11-30T06:37:00.000Z',
      isNew: true,
    },
  ],
}
const READ = 'GET /api/admin/payment-page'

describe('the scripts of payment pages', () => {
  it('are listed with their reasons, and what differs is accepted', async () => {
    let page = PAGE
    const sent = answerCalls({
      [READ]: () => json(200, page),
      'POST /api/admin/payment-page/4/accept': () => {
        page = { ...page, pending: null }
        return json(200, page)
      },
      'POST /api/admin/payment-page/blocked/9/known': () => {
        page = { ...page, blocked: page.blocked.map((group) => ({ ...group, isNew: false })) }
        return json(200, page)
      },
    })
    const { user } = await renderInBackOffice(<PageScriptsScreen />)
    expect(await screen.findByText('https://js.stripe.com')).toBeVisible()
    expect(screen.getByText(/^Shows Stripe’s fields/)).toBeVisible()
    expect(screen.getByText('new: https://new.example/a.js')).toBeVisible()
    expect(screen.getByText('gone: DENY')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Accept as known' }))
    expect(await screen.findByText('Nothing has changed.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark https://skim.example as known' }))
    expect(await screen.findByText('Marked as Known')).toBeVisible()
    expect(screen.queryByRole('button', { name: /as known$/ })).toBeNull()
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2)
  })
})
