import { describe, expect, it } from '@jest/globals'
import type { Comment } from '@/lib/service/help-desk/desk'
import { noteOfAnswer, ownComments, statusToAgreeOn, textAtDesk } from './ticket-rules'

describe('statusToAgreeOn', () => {
  it.each([
    ['open', 'open', 'open', 'nothing'],
    ['open', 'closed', 'closed', 'nothing'],
    ['open', 'closed', 'open', 'tell'],
    ['closed', 'open', 'closed', 'tell'],
    ['open', 'open', 'answered', 'take'],
    // Changed on both sides.
    ['open', 'closed', 'answered', 'take'],
  ] as const)('agreed %s, store %s, desk %s: %s', (agreed, store, desk, expected) => {
    expect(statusToAgreeOn({ agreed, store, desk })).toBe(expected)
  })
})

const comment = (id: string, text: string, more: Partial<Comment> = {}): Comment => ({
  id,
  text,
  at: new Date(0),
  author: { kind: 'agent', name: 'Grace' },
  isPublic: true,
  ...more,
})
const answer = (id: number, text: string, more: object = {}) => ({
  id,
  text,
  origin: 'store' as const,
  mailedKey: null,
  fromAddress: null,
  mailedByDesk: true,
  deskCommentId: null,
  ...more,
})

describe('ownComments', () => {
  it('recognises an answer by its words, whatever became of its spaces', () => {
    expect(ownComments([answer(1, 'Try\n\nagain ')], [comment('7', 'Try again')])).toEqual(
      new Map([[1, '7']]),
    )
  })

  it('takes two answers of the same words for two comments', () => {
    const two = [answer(1, 'Done'), answer(2, 'Done')]
    expect(ownComments(two, [comment('7', 'Done')])).toEqual(new Map([[1, '7']]))
    expect([...ownComments(two, [comment('7', 'Done'), comment('8', 'Done')])]).toEqual([
      [1, '7'],
      [2, '8'],
    ])
  })

  it('takes neither what a visitor wrote nor a note for one, nor what is known', () => {
    const visitor = comment('7', 'Done', { author: { kind: 'visitor', name: 'Ada' } })
    expect(
      ownComments(
        [answer(1, 'Done'), answer(2, 'Known', { deskCommentId: '9' })],
        [visitor, comment('8', 'Done', { isPublic: false }), comment('9', 'Done')],
      ).size,
    ).toBe(0)
  })

  it('finds what the store mailed itself among the notes', () => {
    expect(
      ownComments(
        [answer(1, 'Done', { mailedByDesk: false })],
        [comment('7', 'Done'), comment('8', noteOfAnswer('Done'), { isPublic: false })],
      ),
    ).toEqual(new Map([[1, '8']]))
  })

  it('finds a mail to the store among the notes, where it stands with whom it is from', () => {
    const letter = answer(1, 'It fails', {
      origin: 'visitor',
      mailedByDesk: false,
      mailedKey: 'k',
      fromAddress: 'ada@buyer.example',
    })
    expect(textAtDesk(letter)).toContain('from ada@buyer.example:\n\nIt fails')
    const note = comment('8', textAtDesk(letter), { isPublic: false })
    expect(ownComments([letter], [comment('7', 'It fails'), note])).toEqual(new Map([[1, '8']]))
  })

  it('learns the number of one that was sent without one', () => {
    expect(
      ownComments([answer(1, 'Done', { deskCommentId: '?1' })], [comment('7', 'Done')]),
    ).toEqual(new Map([[1, '7']]))
  })
})
