import { describe, expect, it } from '@jest/globals'
import { DAY_MS, HOUR_MS } from '@/lib/core/time'
import {
  isConsentValid,
  isLeft,
  mayBeMailed,
  type ReminderFacts,
  whatBecomes,
} from './reminder-rules'

const NOW = new Date('2026-05-20T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)

const facts = (differing: Partial<ReminderFacts> = {}): ReminderFacts => ({
  consentAt: ago(DAY_MS),
  changedAt: ago(2 * DAY_MS),
  buyable: 1,
  isPaying: false,
  hasOrdered: false,
  hasOptedOut: false,
  lastMailedAt: null,
  ...differing,
})

describe('whatBecomes', () => {
  it.each<[string, Partial<ReminderFacts>, ReturnType<typeof whatBecomes>]>([
    ['a cart that was left for a day', {}, 'mail'],
    ['one whose consent is a second too young', { consentAt: ago(DAY_MS - 1000) }, 'wait'],
    ['one that was changed since', { changedAt: ago(23 * HOUR_MS) }, 'wait'],
    ['one that was changed a day ago', { changedAt: ago(DAY_MS) }, 'mail'],
    ['a consent of nearly a week', { consentAt: ago(7 * DAY_MS - 1000) }, 'mail'],
    ['a consent that has lapsed', { consentAt: ago(7 * DAY_MS) }, 'wait'],
    ['an empty cart', { changedAt: null, buyable: 0 }, 'wait'],
    ['a cart of which nothing can be bought', { buyable: 0 }, 'wait'],
    ['a cart that is being paid', { isPaying: true }, 'wait'],
    ['a cart that was ordered', { hasOrdered: true }, 'order'],
    [
      'one that was ordered and emptied',
      { hasOrdered: true, changedAt: null, buyable: 0 },
      'order',
    ],
    ['an address that wants none', { hasOptedOut: true }, 'stop'],
    ['an address that was reminded', { lastMailedAt: ago(30 * DAY_MS - 1000) }, 'wait'],
    ['an address that was reminded long ago', { lastMailedAt: ago(30 * DAY_MS) }, 'mail'],
  ])('of %s', (_, differing, expected) => {
    expect(whatBecomes(facts(differing), NOW)).toBe(expected)
  })
})

it('nothing may speak against the mail when it is written', () => {
  expect(mayBeMailed(facts({ changedAt: NOW, consentAt: NOW }))).toBe(true)
  for (const against of [
    { buyable: 0 },
    { isPaying: true },
    { hasOrdered: true },
    { hasOptedOut: true },
  ])
    expect(mayBeMailed(facts(against))).toBe(false)
})

it('a cart is left an hour after its last change, while nothing speaks against a mail', () => {
  expect(isLeft(facts(), NOW)).toBe(true)
  expect(isLeft(facts({ changedAt: ago(HOUR_MS) }), NOW)).toBe(true)
  for (const against of [
    { changedAt: ago(HOUR_MS - 1) },
    { consentAt: ago(HOUR_MS - 1) },
    { consentAt: ago(7 * DAY_MS) },
    { changedAt: null },
    { buyable: 0 },
    { hasOrdered: true },
  ])
    expect(isLeft(facts(against), NOW)).toBe(false)
})

it('a consent holds for a week', () => {
  expect(isConsentValid(ago(7 * DAY_MS - 1), NOW)).toBe(true)
  expect(isConsentValid(ago(7 * DAY_MS), NOW)).toBe(false)
})
