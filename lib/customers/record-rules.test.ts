import { describe, expect, it } from '@jest/globals'
import { normalTags, tagsIn } from './record-rules'

describe('normalTags', () => {
  it.each([
    [[], []],
    [['  vip '], ['vip']],
    [['VIP', 'vip', 'Vip'], ['VIP']],
    [['key  account', 'key account'], ['key account']],
    [
      ['', ' ', 'b', 'a'],
      ['a', 'b'],
    ],
    // One letter, written as one character and as two.
    [['caf\u00e9', 'cafe\u0301'], ['caf\u00e9']],
    [['עסק'], ['עסק']],
  ])('%j become %j', (tags, stored) => expect(normalTags(tags)).toEqual(stored))
})

describe('tagsIn', () => {
  it.each([
    ['', []],
    ['vip, reseller', ['reseller', 'vip']],
    ['vip,,vip, VIP', ['vip']],
    ['شركة، مورد', ['شركة', 'مورد']],
    ['法人、再販', ['再販', '法人']],
  ])('%s has %j', (typed, tags) => expect(new Set(tagsIn(typed))).toEqual(new Set(tags)))
})
