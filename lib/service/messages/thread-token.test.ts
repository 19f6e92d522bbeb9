import { beforeAll, describe, expect, it } from '@jest/globals'
import { subjectInThread, threadNamedIn, threadReference, withoutMark } from './thread-token'

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://user@host/database'
  process.env.APP_SECRET = 'a secret of more than thirty-two characters'
})

const reference = (id: number) => threadReference(id, 'shop.example').slice(1, -1)

describe('which message a mail answers', () => {
  it('is known by what it refers to, whatever stands around it', () => {
    expect(threadNamedIn({ answers: [reference(7)], subject: '' })).toBe(7)
    expect(
      threadNamedIn({ answers: ['1@ses.example', reference(12), reference(7)], subject: 'Re' }),
    ).toBe(12)
  })

  it('is known by its subject, if it refers to nothing', () => {
    expect(threadNamedIn({ answers: [], subject: `AW: ${subjectInThread('Key', 7)} ` })).toBe(7)
  })

  it('is not known by a token that is another’s, guessed, or cut off', () => {
    const [, token = ''] = /-([0-9a-f]+)@/.exec(reference(7)) ?? []
    for (const answers of [
      [`message-8-${token}@shop.example`],
      [`message-7-${'0'.repeat(16)}@shop.example`],
      [`message-7-${token.slice(0, 8)}@shop.example`],
      [`message-99999999999-${token}@shop.example`],
      ['message-7@shop.example'],
    ])
      expect(threadNamedIn({ answers, subject: 'Re: Key [#7]' })).toBeNull()
  })
})

describe('the mark in a subject', () => {
  it('is not shown where the subject is', () => {
    expect(withoutMark(`Re: ${subjectInThread('Key', 7)}`)).toBe('Re: Key')
    expect(withoutMark('Invoice [#7]')).toBe('Invoice [#7]')
  })
})
