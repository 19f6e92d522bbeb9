// Rules of questions about products that forms and the server share. Without schemas, so that the browser may load them.

export const MAX_QUESTION_LENGTH = 1000
export const MAX_ASKER_LENGTH = 50
export const MAX_QUESTION_ANSWER_LENGTH = 3000

export const QUESTION_STATUSES = ['pending', 'published', 'hidden'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]

/** What may become of an answer of a buyer, as of a question. */
export const BUYER_ANSWER_STATUSES = ['pending', 'published', 'hidden'] as const
type BuyerAnswerStatus = (typeof BUYER_ANSWER_STATUSES)[number]

/** How many answers of buyers are shown of one question, the first that came. */
export const MOST_BUYER_ANSWERS = 10

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

type BuyerAnswered = { status: BuyerAnswerStatus; publishedAt: Date | null }

/** What becomes of an answer that its buyer wrote anew: as of a review, what the store took down waits for it again. */
export const buyerRevision = (
  { status }: Pick<BuyerAnswered, 'status'>,
  isModerated: boolean,
): 'revise' | 'resubmit' => (!isModerated && status === 'published' ? 'revise' : 'resubmit')

/** Whether who asked is mailed an answer of a buyer that is shown from now on: once, however often it is changed. */
export const isMailedWhenShown = ({ publishedAt }: Pick<BuyerAnswered, 'publishedAt'>): boolean =>
  publishedAt === null
