import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { AdminReview } from '@/lib/reviews/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { ReviewCard } from './review-card'

const REVIEW: AdminReview = {
  id: 7,
  productId: 1,
  productName: 'Norton 360',
  productSlug: 'norton-360',
  orderNumber: 'SH-1-AAAAA',
  stars: 1,
  title: '',
  text: 'The seller lives in Example Street 1.',
  displayName: 'Ada B.',
  locale: 'en',
  isVerified: true,
  status: 'published',
  declineReason: null,
  decision: null,
  reports: [
    {
      id: 3,
      ground: 'personal_data',
      explanation: 'It names where somebody lives.',
      name: '',
      email: null,
      status: 'open',
      receivedAt: '2026-11-30T10:00:00.000Z',
      decidedAt: null,
      decidedBy: null,
    },
  ],
  pictures: [],
  answer: null,
  helpful: 0,
  createdAt: '2026-11-29T10:00:00.000Z',
  publishedAt: '2026-11-29T10:00:00.000Z',
  updatedAt: '2026-11-29T10:00:00.000Z',
}
const DECIDE = 'POST /api/admin/reviews/7/decision'
const KEEP = 'POST /api/admin/reviews/7/keep'

describe('a review of the back office', () => {
  it('shows what was reported, and asks for a ground before it is hidden', async () => {
    const sent = answerCalls({ [DECIDE]: () => json(200, { ...REVIEW, status: 'hidden' }) })
    const { user } = await renderInBackOffice(<ReviewCard review={REVIEW} />)
    const reports = within(screen.getByRole('region', { name: 'Reports' }))
    expect(reports.getByText('It names where somebody lives.')).toBeVisible()
    expect(reports.getByText('Without name and address')).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Hide the review by Ada B.' }))
    await user.click(screen.getByRole('button', { name: 'Hide review' }))
    expect(await screen.findByText('Choose on which ground')).toBeVisible()
    expect(sent).toEqual([])
    await user.selectOptions(screen.getByLabelText(/^Ground/), 'insult')
    await user.click(screen.getByRole('button', { name: 'Hide review' }))
    expect(await screen.findByText('Review Hidden')).toBeVisible()
    expect(sent[0]).toMatchObject({
      call: DECIDE,
      body: { decision: 'hide', ground: 'insult', reason: '', expectedUpdatedAt: REVIEW.updatedAt },
    })
  })

  it('is kept with a reason', async () => {
    const sent = answerCalls({ [KEEP]: () => json(200, { ...REVIEW, reports: [] }) })
    const { user } = await renderInBackOffice(<ReviewCard review={REVIEW} />)
    await user.click(screen.getByRole('button', { name: 'Keep the review by Ada B.' }))
    await user.type(screen.getByLabelText(/^Why it stays/), 'It is the shop’s address.')
    await user.click(screen.getByRole('button', { name: 'Keep review' }))
    expect(await screen.findByText('Reports Answered')).toBeVisible()
    expect(sent[0]).toMatchObject({ call: KEEP, body: { reason: 'It is the shop’s address.' } })
  })

  it('has pictures, each of which can be taken away for good', async () => {
    const pictures = [1, 2].map((number) => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      width: 600,
      height: 400,
    }))
    const read = () => new Response('a picture', { headers: { 'content-type': 'image/webp' } })
    const sent = answerCalls({
      'GET /api/admin/reviews/[id]/pictures/[picture]': read,
      'DELETE /api/admin/reviews/[id]/pictures/[picture]': () =>
        json(200, { ...REVIEW, pictures: pictures.slice(1) }),
    })
    const { user } = await renderInBackOffice(<ReviewCard review={{ ...REVIEW, pictures }} />)
    await user.click(await screen.findByRole('button', { name: 'Picture 1 of 2 by Ada B.' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Picture 1 of 2 by Ada B.' }))
    expect(await dialog.findByRole('img', { name: 'Picture 1 of 2 by Ada B.' })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Remove for good' }))
    expect(await screen.findByText('Picture Removed')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.map(({ call }) => call)).toContain(
      `DELETE /api/admin/reviews/7/pictures/${pictures[0]?.id}`,
    )
  })
})
