import { describe, expect, it } from '@jest/globals'
import { loadMessages, withFallback } from './messages'

describe('withFallback', () => {
  it('falls back text by text', () => {
    const english = { a: { one: 'one', two: 'two' }, b: 'b' }
    expect(withFallback(english, { a: { one: 'eins' } })).toEqual({
      a: { one: 'eins', two: 'two' },
      b: 'b',
    })
    expect(english.a.one).toBe('one')
  })
})

describe('loadMessages', () => {
  it('gives an untranslated language the English texts', async () => {
    expect(await loadMessages('it')).toEqual(await loadMessages('en'))
  })
})
