import { describe, expect, it } from '@jest/globals'
import {
  isUnusedOfOwner,
  type KeyOrigin,
  lastUpdateDay,
  mayBeHandedOut,
  NO_ORIGIN,
  statementOf,
  takenOver,
  unlikeProduct,
  updatesOf,
} from './statements'

const origin = (stated: Partial<KeyOrigin>): KeyOrigin => ({ ...NO_ORIGIN, ...stated })
const NEW = origin({ licenceKind: 'new' })
const USED = origin({ licenceKind: 'used', keySource: 'previous_owner', firstRegion: 'DE' })

describe('what is stated of keys', () => {
  it('is nothing as a product comes', () => {
    expect(statementOf({ ...NO_ORIGIN, updates: null })).toBeNull()
    expect(statementOf({ ...NEW, updates: null })).toEqual({ ...NEW, updates: null })
    expect(statementOf({ ...NO_ORIGIN, updates: '24' })).toEqual({ ...NO_ORIGIN, updates: '24' })
  })

  it('calls nothing new that a previous owner had', () => {
    expect(isUnusedOfOwner(USED)).toBe(false)
    expect(isUnusedOfOwner(origin({ keySource: 'previous_owner' }))).toBe(true)
    expect(isUnusedOfOwner(origin({ licenceKind: 'oem', keySource: 'previous_owner' }))).toBe(true)
    expect(isUnusedOfOwner(NO_ORIGIN)).toBe(false)
  })
})

describe('which keys a buyer may be given', () => {
  it.each([
    ['those of which nothing is stated to who was told nothing', NO_ORIGIN, NO_ORIGIN, true],
    ['new ones to who was told nothing', NO_ORIGIN, NEW, true],
    ['no used ones to who was told nothing', NO_ORIGIN, USED, false],
    ['no OEM ones to who was told nothing', NO_ORIGIN, origin({ licenceKind: 'oem' }), false],
    ['what was told', USED, USED, true],
    ['no used ones as new', NEW, USED, false],
    ['no new ones as used', USED, NEW, false],
    ['none of another source', USED, { ...USED, keySource: 'reseller' as const }, false],
    ['none of another region', USED, { ...USED, firstRegion: 'FR' }, false],
    ['none of which it is not stated any more', NEW, NO_ORIGIN, false],
    ['those of which more is stated', NEW, { ...NEW, keySource: 'publisher' as const }, true],
  ])('%s', (_, told, now, may) => {
    expect(mayBeHandedOut(told, now)).toBe(may)
  })
})

describe('keys that are added to a product', () => {
  it('are those that it states', () => {
    expect(unlikeProduct(NEW, NEW)).toBeNull()
    expect(unlikeProduct(NEW, NO_ORIGIN)).toBeNull()
    expect(unlikeProduct(NEW, USED)).toBe('licenceKind')
    expect(unlikeProduct(USED, { ...USED, firstRegion: 'FR' })).toBe('firstRegion')
    expect(
      unlikeProduct(origin({ keySource: 'publisher' }), origin({ keySource: 'reseller' })),
    ).toBe('keySource')
  })

  it('may not have a type that it does not state; sources and regions are recorded', () => {
    expect(unlikeProduct(NO_ORIGIN, NEW)).toBe('licenceKind')
    expect(
      unlikeProduct(NO_ORIGIN, origin({ keySource: 'reseller', firstRegion: 'DE' })),
    ).toBeNull()
    expect(unlikeProduct(NEW, { ...NEW, keySource: 'reseller' })).toBeNull()
  })

  it('say for it what it does not state itself', () => {
    expect(takenOver(NO_ORIGIN, USED)).toEqual(USED)
    expect(takenOver(NEW, origin({ keySource: 'own' }))).toEqual({ ...NEW, keySource: 'own' })
    expect(takenOver(NEW, USED).licenceKind).toBe('new')
  })
})

describe('how long there are updates', () => {
  it('is a day, or months after the purchase', () => {
    expect(updatesOf('2030-12-31')).toEqual({ until: '2030-12-31' })
    expect(updatesOf('24')).toEqual({ months: 24 })
    expect(lastUpdateDay('2030-12-31', '2026-11-30')).toBe('2030-12-31')
  })

  it.each([
    ['24', '2026-11-30', '2028-11-30'],
    ['1', '2026-01-31', '2026-02-28'],
    ['1', '2028-01-31', '2028-02-29'],
    ['13', '2026-12-15', '2028-01-15'],
  ])('is %s months from %s: %s', (stated, boughtOn, last) => {
    expect(lastUpdateDay(stated, boughtOn)).toBe(last)
  })
})
