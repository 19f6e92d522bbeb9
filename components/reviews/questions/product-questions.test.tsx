import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { ProductQuestions } from './product-questions'

const question = (id: number, fields: object = {}) => ({
  id,
  text: `Question ${id}?`,
  displayName: '',
  locale: 'en',
  publishedAt: '2026-11-01T00:00:00.000Z',
  answer: `Answer ${id}.`,
  answeredAt: '2026-11-02T00:00:00.000Z',
  buyerAnswers: [],
  ...fields,
})
const MORE = 'GET /api/questions'

describe('the questions of a product', () => {
  it('are shown with their answers, each in its language, and more load', async () => {
    answerCalls({
      [MORE]: () =>
        json(200, [question(2, { locale: 'de', text: 'Läuft es offline?', displayName: 'Ada' })], {
          'X-Total-Count': '2',
        }),
    })
    const { user } = await renderInStore(
      <ProductQuestions productId={7} first={[question(1)]} total={2} />,
    )
    expect(screen.getByRole('heading', { name: 'Question 1?' })).toBeVisible()
    expect(screen.getByText('A shopper')).toBeVisible()
    expect(screen.getByText('Answer 1.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show more questions' }))
    const german = await screen.findByRole('heading', { name: 'Läuft es offline?' })
    expect(german).toHaveAttribute('lang', 'de')
    expect(screen.getByText('Ada')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more questions' })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
  })

  it('are answered by buyers, too, and said to have no answer while there is none', async () => {
    answerCalls({})
    const buyers = {
      id: 3,
      text: 'Es läuft.',
      displayName: 'Grace H.',
      locale: 'de',
      isVerified: true,
      publishedAt: '2026-11-03T00:00:00.000Z',
    }
    await renderInStore(
      <ProductQuestions
        productId={7}
        first={[
          question(1, { answer: null, answeredAt: null }),
          question(2, {
            buyerAnswers: [buyers, { ...buyers, id: 4, displayName: '', isVerified: false }],
          }),
        ]}
        total={2}
      />,
    )
    expect(screen.getAllByText('Not answered yet.')).toHaveLength(1)
    expect(screen.getByText('Answer from Grace H.')).toBeVisible()
    expect(screen.getByText('Answer from A buyer')).toBeVisible()
    expect(screen.getAllByText('Verified buyer')).toHaveLength(1)
    expect(screen.getAllByText('Es läuft.')[0]).toHaveAttribute('lang', 'de')
    expect(await accessibilityProblems()).toEqual([])
  })

  it('takes one, which needs an address for the answer', async () => {
    const sent = answerCalls({
      'POST /api/questions': () => json(201, { receivedAt: '2026-12-01T00:00:00.000Z' }),
    })
    const { user } = await renderInStore(<ProductQuestions productId={7} first={[]} total={0} />)
    const section = screen.getByRole('region', { name: 'Questions and answers' })
    await user.click(within(section).getByRole('button', { name: 'Ask a question' }))
    expect(await screen.findByLabelText(/^Your question/)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(2)

    await user.type(screen.getByLabelText(/^Your question/), 'Does it run offline?')
    await user.type(screen.getByLabelText(/^Your e-mail address/), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByRole('heading', { name: 'Your question has arrived' })).toHaveFocus()
    expect(sent.at(-1)).toMatchObject({
      body: {
        productId: 7,
        text: 'Does it run offline?',
        email: 'ada@example.com',
        displayName: '',
        locale: 'en',
      },
    })
  })
})
