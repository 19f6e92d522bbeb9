import type { Comment } from '@/lib/service/help-desk/desk'
import type { MessageStatus } from './message-rules'

/**
 * What has to happen so that a message and its ticket have one status. Of two changes that were made on both sides the help desk's
 * counts: that is where people work.
 *
 * @param agreed on which both last agreed
 */
export function statusToAgreeOn(statuses: {
  agreed: MessageStatus
  store: MessageStatus
  desk: MessageStatus
}): 'nothing' | 'take' | 'tell' {
  const { agreed, store, desk } = statuses
  if (store === desk) return 'nothing'
  return desk === agreed ? 'tell' : 'take'
}

/** Texts come back with other spaces than they went. */
const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Whether the text of a comment is, or begins with, this one. */
const isText = (comment: Pick<Comment, 'text'>, text: string): boolean =>
  words(comment.text) === words(text)
export const beginsWith = (comment: Pick<Comment, 'text'>, text: string): boolean =>
  words(comment.text).startsWith(words(text))

/** Begins what stands for a comment's number while only that it is there is known. */
export const UNNUMBERED = '?'

type Answer = {
  id: number
  text: string
  origin: 'store' | 'help_desk' | 'visitor' | 'someone_else'
  /** Of the mail to the store that it came by. */
  mailedKey: string | null
  fromAddress: string | null
  mailedByDesk: boolean
  deskCommentId: string | null
}

/** How an answer that the store mailed itself stands at the help desk: as a note, which nobody mails again. */
export const noteOfAnswer = (text: string): string => `Answered from the store, by mail:\n\n${text}`

/** How a mail to the store stands there: as a note, too, with whom it is from. */
const noteOfLetter = (text: string, fromAddress: string | null): string =>
  `Written to the store by mail, from ${fromAddress ?? '?'}:\n\n${text}`

/** What an answer of the store, or a mail to it, is at the help desk. */
export const textAtDesk = ({
  text,
  mailedByDesk,
  mailedKey,
  fromAddress,
}: Pick<Answer, 'text' | 'mailedByDesk' | 'mailedKey' | 'fromAddress'>): string => {
  if (mailedKey !== null) return noteOfLetter(text, fromAddress)
  return mailedByDesk ? text : noteOfAnswer(text)
}

/**
 * Which comments are answers of the store whose numbers it never learnt, as the call that brought them was not answered.
 *
 * @returns the comments' ids by those of the answers
 */
export function ownComments(
  answers: readonly Answer[],
  comments: readonly Comment[],
): Map<number, string> {
  const known = new Set(answers.map(({ deskCommentId }) => deskCommentId))
  const own = new Map<number, string>()
  for (const answer of answers) {
    if (answer.origin !== 'store' && answer.mailedKey === null) continue
    if (answer.deskCommentId !== null && !answer.deskCommentId.startsWith(UNNUMBERED)) continue
    const comment = comments.find(
      (one) =>
        one.isPublic === answer.mailedByDesk &&
        one.author.kind === 'agent' &&
        !known.has(one.id) &&
        isText(one, textAtDesk(answer)),
    )
    if (!comment) continue
    known.add(comment.id)
    own.set(answer.id, comment.id)
  }
  return own
}
