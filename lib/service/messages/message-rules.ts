export const MAX_ANSWER_LENGTH = 10_000
/** Of an internal note. */
export const MAX_NOTE_LENGTH = 2000
/** Of an answer in a form on a page of the owner's. */
export const MAX_FORM_ANSWER = 1000

/** The statuses of a message: open until it is answered or closed. */
export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** How the list of messages is sorted. */
export const MESSAGE_SORTS = ['newest', 'oldest'] as const
