import { describe, expect, it } from '@jest/globals'
import { escapeXml } from './xml'

describe('escapeXml', () => {
  it('escapes what is markup, once', () => {
    expect(escapeXml(`a & b < c > d " e ' f &amp; ]]>`)).toBe(
      'a &amp; b &lt; c &gt; d &quot; e &apos; f &amp;amp; ]]&gt;',
    )
  })
})
