import { describe, expect, it } from '@jest/globals'
import { answersProblem, formSubject, formWords, messageWithAnswers } from './form-words'
import { pageBlocksSchema } from './page-blocks'

const [block] = pageBlocksSchema.parse([
  {
    kind: 'form',
    id: 1,
    subject: { en: 'A question', de: 'Eine Frage' },
    questions: [
      { question: { en: 'Company', de: 'Firma' }, isRequired: true },
      { question: {} },
      { question: { en: 'Size' }, kind: 'choice', choices: { en: 'Small\nLarge' } },
      { question: { en: 'No choices' }, kind: 'choice' },
    ],
  },
])
if (block?.kind !== 'form') throw new Error('No form')
const words = formWords(block, 'en', 'en')
const filled = (...answers: string[]) =>
  words.questions.map(({ question }, at) => ({ question, answer: answers[at] ?? '' }))

it('asks in the language of the page what has words, and a choice that has choices', () => {
  expect(words.questions.map(({ question }) => question)).toEqual(['Company', 'Size'])
  expect(words.questions[1]?.choices).toEqual(['Small', 'Large'])
  const german = formWords(block, 'de', 'en')
  expect([german.language, german.subject, german.questions[0]?.question]).toEqual([
    'de',
    'Eine Frage',
    'Firma',
  ])
})

describe('answersProblem', () => {
  it.each([
    [filled('Ltd', 'Large'), null],
    [filled('Ltd'), null],
    [filled('', 'Large'), { at: 0, problem: 'required' }],
    [filled('Ltd', 'Huge'), { at: 1, problem: 'choice' }],
    [filled('Ltd').slice(1), 'changed'],
    [[{ question: 'Firm', answer: 'Ltd' }, ...filled().slice(1)], 'changed'],
  ])('of %j is %j', (answers, problem) => {
    expect(answersProblem(words.questions, answers)).toEqual(problem)
  })
})

it('the answers stand below the message, and the page before the subject', () => {
  expect(messageWithAnswers('Hello', filled('Ltd'))).toBe('Hello\n\nCompany\nLtd')
  expect([formSubject('Press', ''), formSubject('Press', 'Interview')]).toEqual([
    'Press',
    'Press: Interview',
  ])
})
