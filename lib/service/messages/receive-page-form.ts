import 'server-only'
import { answersProblem, formSubject, messageWithAnswers } from '@/lib/content/pages/form-words'
import { formOnPage } from '@/lib/content/pages/queries'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { PageFormMessage } from './contracts'
import { receiveMessage } from './receive-message'

/**
 * Takes what was written in a form on a page of the owner's as a message that names the page. What the form asks says the page,
 * not the browser.
 *
 * @throws AppError `conflict` when the form is not on the page any more, or asks something else now; `invalid`
 */
export async function receivePageForm(filled: PageFormMessage): Promise<void> {
  const { page, block, answers, subject, category, message, ...sender } = filled
  const form = await formOnPage(page, block, filled.locale)
  if (!form) throw new AppError('conflict', say('pages.formChanged'))
  const { title, words } = form
  const problem = answersProblem(words.questions, answers)
  if (problem === 'changed') throw new AppError('conflict', say('pages.formChanged'))
  if (problem)
    throw invalidField(
      `answers.${problem.at}`,
      say(problem.problem === 'required' ? 'pages.answerQuestion' : 'pages.chooseAnswer'),
    )
  if (words.asksSubject && subject === '') throw invalidField('subject', say('fields.enterSubject'))
  await receiveMessage({
    name: sender.name,
    email: sender.email,
    locale: sender.locale,
    category: words.asksCategory ? category : 'general',
    subject: formSubject(title, words.asksSubject ? subject : words.subject),
    message: messageWithAnswers(message, answers),
  })
}
