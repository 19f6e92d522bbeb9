import { escapeHtml } from '@/lib/core/xml'
// Questions and answers as one text: a main heading is a question, what follows it the answer. Without schemas, so that the browser
// may load it.

export type Question = {
  /** Its anchor, where the text has been made ready for a page. */
  id: string
  question: string
  /** HTML. */
  answer: string
}

const HEADING = /<h2(?: id="([^"]*)")?[^>]*>([\s\S]*?)<\/h2>/

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
}
const plain = (html: string) =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** The questions of a text; what stands before the first one is none. */
export function questionsOf(html: string): Question[] {
  const [, ...parts] = html.split(HEADING)
  const questions: Question[] = []
  for (let at = 0; at < parts.length; at += 3) {
    const [id = '', question = '', answer = ''] = parts.slice(at, at + 3)
    questions.push({ id, question: plain(question), answer: answer.trim() })
  }
  return questions
}

/** A main heading within an answer would be a question. */
const answerHtml = (html: string) => html.replace(/<(\/?)h2\b/g, '<$1h3')

/** The text of some questions. */
export const htmlOfQuestions = (questions: readonly Omit<Question, 'id'>[]): string =>
  questions
    .map(({ question, answer }) => `<h2>${escapeHtml(question)}</h2>${answerHtml(answer)}`)
    .join('')

/** Whether each question of a text has an answer, and there is one. */
export function isAnswered(html: string): boolean {
  const questions = questionsOf(html)
  return (
    questions.length > 0 &&
    questions.every(({ question, answer }) => question !== '' && plain(answer) !== '')
  )
}
