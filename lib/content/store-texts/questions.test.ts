import { expect, it } from '@jest/globals'
import { articleHtml } from '@/lib/core/rich-text'
import { htmlOfQuestions, isAnswered, questionsOf } from './questions'

const TWO = [
  { question: 'Is 1 < 2?', answer: '<p>Yes.</p>' },
  { question: '“Why”, & how?', answer: '<h3>So</h3><ul><li>a</li></ul>' },
]

it('are one text and the same again', () => {
  expect(questionsOf(htmlOfQuestions(TWO))).toEqual(TWO.map((one) => ({ ...one, id: '' })))
  expect(questionsOf('<p>Before</p>')).toEqual([])
})

it('have their anchors once the text is ready for a page', () => {
  const { html } = articleHtml(htmlOfQuestions(TWO), { siteUrl: 'https://shop.example' })
  expect(questionsOf(html).map(({ id }) => id)).toEqual(['section-is-1-2', 'section-why-how'])
})

it('keep an answer whole that has a main heading', () => {
  const [first, ...others] = questionsOf(
    htmlOfQuestions([{ question: 'One?', answer: '<h2 id="x">Part</h2><p>Text</p>' }]),
  )
  expect([first?.answer, others]).toEqual(['<h3 id="x">Part</h3><p>Text</p>', []])
})

it('each have an answer', () => {
  expect(isAnswered(htmlOfQuestions(TWO))).toBe(true)
  expect(isAnswered('<h2>One?</h2><p> </p>')).toBe(false)
  expect(isAnswered('<p>None</p>')).toBe(false)
})
