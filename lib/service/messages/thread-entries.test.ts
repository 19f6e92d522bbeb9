import { expect, it } from '@jest/globals'
import type { AdminMessage } from './admin-contracts'
import { threadEntries } from './thread-entries'

const answer = (id: number, createdAt: string): AdminMessage['answers'][number] => ({
  id,
  text: 'a',
  username: 'grace',
  origin: 'store',
  fromAddress: null,
  files: [],
  createdAt,
})
const note = (id: number, createdAt: string) => ({ id, text: 'n', username: 'grace', createdAt })

it('puts answers and notes in the order of their times', () => {
  const entries = threadEntries({
    answers: [answer(1, '2026-12-01T10:00:00.000Z'), answer(2, '2026-12-03T10:00:00.000Z')],
    notes: [
      note(7, '2026-12-02T10:00:00.000Z'),
      note(8, '2026-12-03T10:00:00.000Z'),
      note(9, '2026-12-03T10:00:00.001Z'),
    ],
  })
  expect(entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'answer 1',
    'note 7',
    'answer 2',
    'note 8',
    'note 9',
  ])
})

it('is empty for a message that nothing followed', () => {
  expect(threadEntries({ answers: [], notes: [] })).toEqual([])
})
