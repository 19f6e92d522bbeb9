import { describe, expect, it } from '@jest/globals'
import { sharedOut, tagsOfAll } from './person-tags'

describe('the tags of a person', () => {
  it('are those of all addresses, each once', () => {
    expect(tagsOfAll([['VIP'], ['press', 'vip']])).toEqual(['press', 'VIP'])
    expect(tagsOfAll([[], []])).toEqual([])
  })

  it('stay with the address that has them; new ones go to the first, and removed ones are nowhere', () => {
    const had = [['VIP'], ['press', 'vip'], ['reseller']]
    expect(sharedOut(['new', 'press', 'VIP'], had)).toEqual([['new', 'VIP'], ['press', 'VIP'], []])
    expect(sharedOut([], had)).toEqual([[], [], []])
  })

  it('of a single address are what they are set to', () => {
    expect(sharedOut(['b', 'a'], [['a', 'c']])).toEqual([['b', 'a']])
  })
})
