import { describe, expect, it } from '@jest/globals'
import { plainText } from './plain-text'

describe('plainText', () => {
  it('reads paragraphs, lists and tables as words with spaces between', () => {
    expect(
      plainText(
        '<h2>Steps</h2><ol><li>One</li><li>Two</li></ol><p>A<br>B</p><table><tr><td>C</td><td>D</td></tr></table>',
      ),
    ).toBe('Steps One Two A B C D')
  })

  it('leaves words whole that mark-up stands within', () => {
    expect(plainText('<p>Settings, <em>Sys</em>tem</p>')).toBe('Settings, System')
  })

  it('decodes signs, once', () => {
    expect(plainText('<p>R&amp;D &lt;key&gt; &amp;lt; &rsquo;</p>')).toBe('R&D <key> &lt; ’')
  })

  it('drops scripts and styles with what they hold', () => {
    expect(plainText('<p>Text</p><script>alert(1)</script><style>p{}</style>')).toBe('Text')
  })
})
