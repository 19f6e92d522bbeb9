import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { AdminQuestion } from '@/lib/reviews/questions/admin-contracts'
import {
  accessibilityProblems,
  answerCalls,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { QuestionCard } from './question-card'

const QUESTION: AdminQuestion = {
  id: 7,
  productName: 'Norton 360',
  productSlug: 'norton-360',
  text: 'Läuft es auf zwei Geräten?',
  displayName: '',
  email: 'ada@example.com',
  locale: 'de',
  status: 'pending',
  answer: null,
  answeredAt: null,
  buyerAnswers: [],
  createdAt: '2026-11-29T10:00:00.000Z',
  publishedAt: null,
  updatedAt: '2026-11-29T10:00:00.000Z',
}
const ANSWER = 'PUT /api/admin/questions/7/answer'

describe('a question of the back office', () => {
  it('is answered in its language, to its asker alone when staff want it', async () => {
    const sent = answerCalls({ [ANSWER]: () => json(200, { ...QUESTION, status: 'hidden' }) })
    const { user } = await renderInBackOffice(<QuestionCard question={QUESTION} />)
    expect(screen.getByRole('button', { name: 'Let buyers answer' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Answer the question about Norton 360' }))
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save answer' }))
    expect(await screen.findByText('Write an answer')).toBeVisible()

    await user.type(screen.getByRole('textbox', { name: /^Answer/ }), 'Ja.')
    await user.click(screen.getByRole('checkbox', { name: 'Show on the product’s page' }))
    await user.click(screen.getByRole('button', { name: 'Save answer' }))
    expect(await screen.findByText('Answer Saved')).toBeVisible()
    expect(sent.at(-1)).toMatchObject({
      call: ANSWER,
      body: { text: 'Ja.', isPublished: false, expectedUpdatedAt: QUESTION.updatedAt },
    })
  })

  it('shows what buyers answered, which staff publish after they have read it', async () => {
    const buyers = {
      id: 3,
      text: 'Es läuft.',
      displayName: 'Grace H.',
      locale: 'de',
      isVerified: true,
      orderNumber: 'SH-1-AAAAA',
      status: 'pending' as const,
      updatedAt: '2026-11-30T10:00:00.000Z',
    }
    const question = { ...QUESTION, status: 'published' as const, buyerAnswers: [buyers] }
    const DECIDE = 'POST /api/admin/questions/answers/3/decision'
    const sent = answerCalls({ [DECIDE]: () => json(200, question) })
    const { user } = await renderInBackOffice(<QuestionCard question={question} />)
    expect(screen.getByText('On the product’s page without an answer of yours.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Answers from buyers' })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Publish the answer from Grace H.' }))
    expect(await screen.findByText('Answer Published')).toBeVisible()
    expect(sent).toMatchObject([
      { call: DECIDE, body: { decision: 'publish', expectedUpdatedAt: buyers.updatedAt } },
    ])
  })
})
