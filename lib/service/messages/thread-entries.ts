import type { AdminMessage } from './admin-contracts'

/** What follows a message on its page. */
export type ThreadEntry =
  | ({ kind: 'answer' } & AdminMessage['answers'][number])
  | ({ kind: 'note' } & AdminMessage['notes'][number])

/** Answers and internal notes as one thread, oldest first; of two of the same time the answer comes first. */
export const threadEntries = ({
  answers,
  notes,
}: Pick<AdminMessage, 'answers' | 'notes'>): ThreadEntry[] =>
  [
    ...answers.map((answer) => ({ kind: 'answer', ...answer }) as const),
    ...notes.map((note) => ({ kind: 'note', ...note }) as const),
  ].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
