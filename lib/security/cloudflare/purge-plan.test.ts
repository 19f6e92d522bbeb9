import { describe, expect, it } from '@jest/globals'
import { type Now, purgeCalls, purgeFrom, type Told, toldAfter } from './purge-plan'

const now = (change: Partial<Now> = {}): Now => ({
  zoneId: 'zone',
  upTo: 10n,
  startedAt: new Date(1000),
  ...change,
})
const told = (change: Partial<Told> = {}): Told => ({
  zoneId: 'zone',
  purgedUpTo: 8n,
  againFrom: 5n,
  startedAt: new Date(1000),
  ...change,
})
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag${index}`)

describe('from which change on pages are purged', () => {
  it('is the one before the last run, so that each is told twice', () => {
    expect(purgeFrom(told(), now())).toEqual({ from: 5n, isFresh: false })
    const after = toldAfter(told(), now())
    expect(after).toEqual(told({ purgedUpTo: 10n, againFrom: 8n }))
    expect(purgeFrom(after, now())).toEqual({ from: 8n, isFresh: false })
    expect(toldAfter(after, now())).toMatchObject({ purgedUpTo: 10n, againFrom: 10n })
  })

  it.each([
    ['at first', null, now()],
    ['of another zone', told(), now({ zoneId: 'other' })],
    ['of a server that started since', told(), now({ startedAt: new Date(2000) })],
    ['of a database that went back', told(), now({ upTo: 7n })],
  ])('is none %s: all pages are, twice', (_, before, current) => {
    expect(purgeFrom(before, current)).toEqual({ from: null, isFresh: true })
    const after = toldAfter(before, current)
    expect(purgeFrom(after, current)).toEqual({ from: null, isFresh: false })
    const last = toldAfter(after, current)
    expect(purgeFrom(last, current)).toEqual({ from: current.upTo, isFresh: false })
  })

  it('leaves a server alone that ended', () => {
    expect(purgeFrom(told({ startedAt: new Date(2000) }), now()).isFresh).toBe(false)
  })
})

describe('the calls', () => {
  it('are none for nothing', () => expect(purgeCalls([], 'all')).toEqual([]))

  it('name thirty tags at most', () => {
    const calls = purgeCalls(tags(70), 'all')
    expect(calls.map(({ length }) => length)).toEqual([30, 30, 10])
    expect(calls.flat()).toEqual(tags(70))
  })

  it('are one for all pages where too much changed', () => {
    expect(purgeCalls(null, 'all')).toEqual([['all']])
    expect(purgeCalls(tags(91), 'all')).toEqual([['all']])
  })
})
