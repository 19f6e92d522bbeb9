import { describe, expect, it } from '@jest/globals'
import { mergedInto, requireMergeable, requireSeen } from './merge-rules'
import { MAX_ADDRESSES } from './record-rules'

const address = (id: number, mergedIntoId: number | null = null, leaderId = mergedIntoId) => ({
  id,
  leaderId,
  mergedIntoId,
})
const person = (...ids: number[]) => {
  const [first = 0, ...others] = ids
  const leader = address(first)
  return { leader, addresses: [leader, ...others.map((id) => address(id, first))] }
}

describe('customers', () => {
  it('are merged when each leads itself', () => {
    expect(() => requireMergeable([1, 2], [person(1), person(2, 3)])).not.toThrow()
  })

  it.each([
    ['itself', [1, 1], [person(1), person(1)], 'invalid'],
    ['one that belongs to another', [1, 3], [person(1), person(2, 3)], 'conflict'],
    ['one’s own address', [1, 2], [person(1, 2), person(1, 2)], 'conflict'],
    ['one that follows, as the leader', [3, 1], [person(2, 3), person(1)], 'conflict'],
  ] as const)('are not merged with %s', (_, ids, sides, code) => {
    expect(() => requireMergeable(ids, sides)).toThrow(expect.objectContaining({ code }))
  })

  it('have so many addresses at most', () => {
    const many = Array.from({ length: MAX_ADDRESSES - 1 }, (_, n) => n + 100)
    expect(() => requireMergeable([100, 1], [person(...many), person(1)])).not.toThrow()
    expect(() => requireMergeable([100, 1], [person(...many), person(1, 2)])).toThrow(/at most/)
  })

  it('are merged as they were looked at', () => {
    const sides = [person(1), person(2, 3)] as const
    expect(() => requireSeen([3, 2, 1], sides)).not.toThrow()
    for (const seen of [[1, 2], [1, 2, 4], [1, 2, 3, 4], [1, 2, 2], []])
      expect(() => requireSeen(seen, sides)).toThrow(expect.objectContaining({ code: 'conflict' }))
  })
})

it('an address takes along what was merged into it, and nothing else', () => {
  // 3 into 2, 4 into 3, then 2 into 1; 5 into 1.
  const all = [address(1), address(2, 1), address(3, 2, 1), address(4, 3, 1), address(5, 1)]
  expect(mergedInto(2, all)).toEqual([3, 4])
  expect(mergedInto(3, all)).toEqual([4])
  expect(mergedInto(5, all)).toEqual([])
})
