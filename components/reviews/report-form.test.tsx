import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { ReportForm } from './report-form'

const REVIEW = {
  id: 12,
  stars: 1,
  title: 'Never again',
  text: 'The seller lives in Example Street 1.',
  displayName: 'Ada B.',
  locale: 'en',
  isVerified: true,
  helpful: 0,
  publishedAt: '2026-11-01T00:00:00.000Z',
  answer: null,
}
const READ = 'GET /api/reviews/12'
const SEND = 'POST /api/reviews/12/reports'

describe('the report of a review', () => {
  it('shows what is reported, asks for a ground and good faith, and takes no name', async () => {
    const sent = answerCalls({
      [READ]: () => json(200, REVIEW),
      [SEND]: () => json(201, { receivedAt: '2026-12-01T00:00:00.000Z' }),
    })
    const { user } = await renderInStore(<ReportForm />, {
      address: '/reviews/report?review=12',
    })
    expect(await screen.findByText(REVIEW.text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(2)
    expect(screen.getByText('Please confirm this')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])

    await user.selectOptions(screen.getByLabelText(/^What is wrong/), 'personal_data')
    await user.type(screen.getByLabelText(/^Explanation/), 'It names where somebody lives.')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByRole('heading', { name: 'Your report has arrived' })).toHaveFocus()
    expect(screen.getByText(/You left no e-mail address/)).toBeVisible()
    expect(sent.at(-1)).toMatchObject({
      call: SEND,
      body: { ground: 'personal_data', email: '', name: '', goodFaith: true, locale: 'en' },
    })
  })

  it.each(['/reviews/report', '/reviews/report?review=x'])(
    'says so when no review is named: %s',
    async (address) => {
      answerCalls({})
      await renderInStore(<ReportForm />, { address })
      expect(await screen.findByText(/is not shown in our store any more/)).toBeVisible()
    },
  )
})
