// Rules of questions about products that forms and the server share. Without schemas, so that the browser may load them.

export const MAX_QUESTION_LENGTH = 1000
export const MAX_ASKER_LENGTH = 50
export const MAX_QUESTION_ANSWER_LENGTH = 3000

export const QUESTION_STATUSES = ['pending', 'published', 'hidden'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]

/** How many questions a page of them has; the first is part of the product's page. */
export const QUESTIONS_PER_PAGE = 5

type Answered = { status: QuestionStatus; answeredAt: Date | null }

/** What saving an answer does beside storing it. */
export type AnswerEffects = {
  /** The event of the question's state; `null`: it stays as it is. */
  event: 'publish' | 'hide' | null
  /** Whether the answer is mailed to who asked: once, however often it is corrected. */
  isMailed: boolean
}

/**
 * What saving an answer does to a question. Answered without being published, nothing of it waits any more.
 *
 * @param isShown whether staff want question and answer on the product's page
 */
export function answerEffects({ status, answeredAt }: Answered, isShown: boolean): AnswerEffects {
  const wanted = isShown ? 'published' : 'hidden'
  return {
    event: status === wanted ? null : isShown ? 'publish' : 'hide',
    isMailed: answeredAt === null,
  }
}
