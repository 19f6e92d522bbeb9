import { describe, expect, it } from '@jest/globals'
import { escapeHtml, escapeXml } from './xml'

describe('escapeXml', () => {
  it('escapes what is markup, once', () => {
    expect(escapeXml(`a & b < c > d " e ' f &amp; ]]>`)).toBe(
      'a &amp; b &lt; c &gt; d &quot; e &apos; f &amp;amp; ]]&gt;',
    )
  })
})

describe('escapeHtml', () => {
  it('leaves nothing of a text that HTML reads as a tag or the end of an attribute', () => {
    expect(escapeHtml(`a & b < c > d " e ' f`)).toBe(`a &amp; b &lt; c &gt; d &quot; e ' f`)
  })
})
