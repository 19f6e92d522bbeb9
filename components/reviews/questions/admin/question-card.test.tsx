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
  createdAt: '2026-11-29T10:00:00.000Z',
  publishedAt: null,
  updatedAt: '2026-11-29T10:00:00.000Z',
}
const ANSWER = 'PUT /api/admin/questions/7/answer'

describe('a question of the back office', () => {
  it('is answered in its language, to its asker alone when staff want it', async () => {
    const sent = answerCalls({ [ANSWER]: () => json(200, { ...QUESTION, status: 'hidden' }) })
    const { user } = await renderInBackOffice(<QuestionCard question={QUESTION} />)
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
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
})
