import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { FormWords } from '@/lib/content/pages/form-words'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { PageForm } from './page-form'

const WORDS: FormWords = {
  asksCategory: false,
  asksSubject: false,
  subject: 'A question',
  button: 'Ask us',
  questions: [
    { question: 'Your company', kind: 'line', choices: [], isRequired: true },
    { question: 'Its size', kind: 'choice', choices: ['Small', 'Large'], isRequired: false },
  ],
  language: 'en',
}

it('asks what the owner chose, and sends the answers with their questions', async () => {
  const calls = answerCalls({
    'POST /api/page-forms': () => json(201, { status: 'received' }),
  })
  const { user } = await renderInStore(<PageForm page="partners" block={4} words={WORDS} />)
  expect(screen.queryByLabelText(/^Subject/)).toBeNull()
  expect(screen.queryByLabelText('Category')).toBeNull()
  await user.type(screen.getByLabelText(/^Full Name/), 'Ada Buyer')
  await user.type(screen.getByLabelText(/^Email Address/), 'ada@example.com')
  await user.type(screen.getByLabelText(/^Message/), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Ask us' }))
  expect(screen.getByLabelText(/^Your company/)).toBeInvalid()
  expect(calls).toEqual([])
  expect(await accessibilityProblems()).toEqual([])

  await user.type(screen.getByLabelText(/^Your company/), 'Engines Ltd')
  await user.selectOptions(screen.getByLabelText('Its size'), 'Large')
  await user.click(screen.getByRole('button', { name: 'Ask us' }))
  expect(await screen.findByText('Your message has arrived')).toBeVisible()
  expect(calls[0]?.body).toEqual({
    page: 'partners',
    block: 4,
    name: 'Ada Buyer',
    email: 'ada@example.com',
    category: 'general',
    subject: '',
    message: 'Hello',
    locale: 'en',
    website: '',
    answers: [
      { question: 'Your company', answer: 'Engines Ltd' },
      { question: 'Its size', answer: 'Large' },
    ],
  })
})

it('says at its field what the server refused, and what it refused as a whole', async () => {
  const message = 'Choose one of the answers'
  const refusals = [
    json(400, { code: 'invalid', message, issues: [{ path: 'answers.1', message }] }),
    json(409, { code: 'conflict', message: 'This form has changed.' }),
  ]
  answerCalls({ 'POST /api/page-forms': () => refusals.shift() ?? json(500, {}) })
  const words = { ...WORDS, asksCategory: true, asksSubject: true, button: '' }
  const { user } = await renderInStore(<PageForm page="partners" block={4} words={words} />)
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('A question')
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeVisible()
  await user.type(screen.getByLabelText(/^Full Name/), 'Ada Buyer')
  await user.type(screen.getByLabelText(/^Email Address/), 'ada@example.com')
  await user.type(screen.getByLabelText(/^Your company/), 'Engines Ltd')
  await user.type(screen.getByLabelText(/^Message/), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Its size')).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('This form has changed.')).toBeVisible()
})
