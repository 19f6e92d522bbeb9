import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInStore,
  unreachable,
} from '@/tests/setup/components'
import { AnswerQuestions } from './answer-questions'

const LIST = 'POST /api/questions/answerable'
const SEND = 'POST /api/questions/[id]/answers'
const QUESTION = { id: 9, text: 'Läuft es ohne Internet?', locale: 'de', answer: null, own: null }

const show = () =>
  renderInStore(
    <>
      <h2>Norton 360</h2>
      <AnswerQuestions itemId={7} token="mailed" suggestedName="Ada B." />
      <p>The rest of the page</p>
    </>,
  )

describe('the questions about something that one bought', () => {
  it('are answered by its buyer, who may change the answer', async () => {
    const sent = answerCalls({
      [LIST]: () => json(200, [QUESTION]),
      [SEND]: () => json(200, { text: 'Ja.', displayName: 'Ada B.', status: 'pending' }),
    })
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Answer' }))
    expect(screen.getByLabelText(/^Your answer/)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText('Please fill in this field')).toBeVisible()
    await fill(user, screen.getByLabelText(/^Your answer/), 'Ja.')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(/^Thank you! Your answer is shown once/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change your answer' })).toBeVisible()
    expect(sent.at(-1)).toMatchObject({
      call: 'POST /api/questions/9/answers',
      body: { itemId: 7, token: 'mailed', text: 'Ja.', displayName: 'Ada B.', locale: 'en' },
    })
  })

  it('leave the page alone where there are none, or they do not come', async () => {
    answerCalls({ [LIST]: unreachable })
    await show()
    expect(screen.getByText('The rest of the page')).toBeVisible()
    expect(screen.queryByText('Questions of other shoppers')).toBeNull()
  })
})
