import { speechOf } from '@/lib/content/blocks/block-words'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { type ANSWER_KINDS, choicesOf, type FormBlock } from './page-blocks'
// What a form on a page of the owner's asks, as a page in one language shows it. Page and server ask the same.

export type AskedQuestion = {
  question: string
  kind: (typeof ANSWER_KINDS)[number]
  choices: string[]
  isRequired: boolean
}

/** A form as it is shown. */
export type FormWords = {
  asksCategory: boolean
  asksSubject: boolean
  /** Empty where the owner wrote none. */
  subject: string
  button: string
  questions: AskedQuestion[]
  /** Of these words; `null` where there are none. */
  language: TranslatedLocale | null
}

/** A form as a page in a language shows it; a question without words, or a choice without choices, is not asked. */
export function formWords(form: FormBlock, locale: string, defaultLanguage: string): FormWords {
  const { say, language } = speechOf(form, locale, defaultLanguage)
  return {
    asksCategory: form.asksCategory,
    asksSubject: form.asksSubject,
    subject: say(form.subject),
    button: say(form.button),
    questions: form.questions
      .map(({ question, kind, choices, isRequired }) => ({
        question: say(question),
        kind,
        choices: kind === 'choice' ? choicesOf(say(choices)) : [],
        isRequired,
      }))
      .filter(({ question, kind, choices }) => question && (kind !== 'choice' || choices.length)),
    language,
  }
}

export type Answered = { question: string; answer: string }

export type AnswersProblem = 'changed' | { at: number; problem: 'required' | 'choice' }

/** What is wrong with the answers to a form's questions, or `null`. */
export function answersProblem(
  questions: readonly AskedQuestion[],
  answers: readonly Answered[],
): AnswersProblem | null {
  if (
    questions.length !== answers.length ||
    questions.some(({ question }, at) => question !== answers[at]?.question)
  )
    return 'changed'
  for (const [at, { kind, choices, isRequired }] of questions.entries()) {
    const answer = answers[at]?.answer ?? ''
    if (answer === '') {
      if (isRequired) return { at, problem: 'required' }
    } else if (kind === 'choice' && !choices.includes(answer)) return { at, problem: 'choice' }
  }
  return null
}

/** A message with the answers below it, each below its question; what was not answered is left out. */
export const messageWithAnswers = (message: string, answers: readonly Answered[]): string =>
  [
    message,
    ...answers
      .filter(({ answer }) => answer !== '')
      .map(({ question, answer }) => `${question}\n${answer}`),
  ].join('\n\n')

/** What a message from a page's form is about: the page, and the subject where there is one. */
export const formSubject = (title: string, subject: string): string =>
  subject === '' ? title : `${title}: ${subject}`
