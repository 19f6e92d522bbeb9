import { describe, expect, it } from '@jest/globals'
import { type Attempt, BURST_PER_MINUTE, isBurst, verdictOn } from './attempt-rule'

const now = new Date('2026-03-01T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

const declined = (seconds: number, marks: Partial<Attempt> = { ofSession: true }): Attempt => ({
  isDeclined: true,
  isAskedFor: false,
  isUnderWay: false,
  at: secondsAgo(seconds),
  ofSession: false,
  ofCard: false,
  ofNetwork: false,
  ...marks,
})
const underWay = (marks: Partial<Attempt> = { ofSession: true }): Attempt => ({
  ...declined(0, marks),
  isDeclined: false,
  isUnderWay: true,
})
const many = (count: number, attempt: Attempt) => Array.from({ length: count }, () => attempt)
const waitFor = (attempts: Attempt[], isPerson = false) => verdictOn(attempts, { now, isPerson })

describe('declines of one session', () => {
  it.each([
    ['none', [], { needsProof: false, waitSeconds: 0 }],
    ['one', [declined(0)], { needsProof: false, waitSeconds: 0 }],
    ['two', [declined(60), declined(0)], { needsProof: true, waitSeconds: 30 }],
    ['two, some time ago', [declined(60), declined(31)], { needsProof: true, waitSeconds: 0 }],
    ['three', [declined(90), declined(60), declined(10)], { needsProof: true, waitSeconds: 50 }],
    ['fifteen', many(15, declined(70)), { needsProof: true, waitSeconds: 3530 }],
  ])('%s', (_, attempts, verdict) => {
    expect(waitFor(attempts)).toMatchObject(verdict)
  })

  it('counts what has no answer yet, once anything was declined', () => {
    expect(waitFor(many(20, underWay())).waitSeconds).toBe(0)
    expect(waitFor([declined(0), underWay()]).waitSeconds).toBe(30)
  })

  it('lets a person try more often, but not for ever', () => {
    expect(waitFor(many(9, declined(70)), true).waitSeconds).toBe(0)
    expect(waitFor(many(20, declined(70)), true).waitSeconds).toBeGreaterThan(0)
  })
})

it.each([
  ['a card', { ofCard: true }, 5],
  ['a network', { ofNetwork: true }, 10],
])('%s may be declined more often than a session', (_, marks, free) => {
  const earlier = many(free - 1, declined(100, marks))
  expect(waitFor(earlier).waitSeconds).toBe(0)
  expect(waitFor([...earlier, declined(1, marks)]).waitSeconds).toBe(29)
})

describe('a burst in the whole store', () => {
  const strangers = many(BURST_PER_MINUTE, declined(20, {}))

  it('is as many declines within one minute', () => {
    expect(isBurst(strangers, now)).toBe(true)
    expect(isBurst(strangers.slice(1), now)).toBe(false)
    expect(isBurst(many(BURST_PER_MINUTE, declined(61, {})), now)).toBe(false)
  })

  it('leaves each session one decline', () => {
    expect(waitFor(strangers)).toMatchObject({ needsProof: false, waitSeconds: 0 })
    expect(waitFor([...strangers, declined(0)])).toMatchObject({
      needsProof: true,
      waitSeconds: 30,
    })
  })
})

describe('a card whose bank wants to ask its customer', () => {
  const askedFor = (marks: Partial<Attempt>): Attempt => ({
    ...declined(5, marks),
    isAskedFor: true,
  })

  it.each<[string, Attempt[], boolean]>([
    ['of this session', [askedFor({ ofSession: true, ofCard: true })], true],
    ['of another session', [askedFor({ ofCard: true, ofNetwork: true })], false],
    ['of this session, and another card', [askedFor({ ofSession: true })], false],
    ['declined otherwise', [declined(5, { ofSession: true, ofCard: true })], false],
  ])('is known again: %s', (_, attempts, isAskedFor) => {
    expect(waitFor(attempts).isAskedFor).toBe(isAskedFor)
  })

  it('makes nobody wait for it, who pays with another, and counts for a network all the same', () => {
    expect(waitFor(many(4, askedFor({ ofSession: true }))).waitSeconds).toBe(0)
    expect(waitFor(many(10, askedFor({ ofNetwork: true }))).waitSeconds).toBeGreaterThan(0)
  })
})
