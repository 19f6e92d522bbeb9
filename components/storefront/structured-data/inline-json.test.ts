import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { inlineJson } from './inline-json'

describe('inlineJson', () => {
  it('lets no text end the script or begin a comment', () => {
    const hostile = { name: '</script><script>alert(1)</script><!-- <SCRIPT' }
    expect(inlineJson(hostile)).not.toContain('<')
    expect(JSON.parse(inlineJson(hostile))).toEqual(hostile)
  })

  it('says what it was given, whatever that is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (texts) => {
        expect(JSON.parse(inlineJson(texts))).toEqual(JSON.parse(JSON.stringify(texts)))
        expect(inlineJson(texts)).not.toMatch(/</)
      }),
    )
  })
})
