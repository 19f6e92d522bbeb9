import { describe, expect, it } from '@jest/globals'
import { snippetsOf } from './snippets'

describe('snippetsOf', () => {
  it('writes what can be pasted as it is', () => {
    const picture = { title: 'Antivirus & "Security" [new]', width: 600, height: 400, media: null }
    expect(snippetsOf(picture, 'https://shop.example/images/a.webp')).toEqual([
      { name: 'URL', code: 'https://shop.example/images/a.webp' },
      {
        name: 'HTML',
        code: '<img src="https://shop.example/images/a.webp" alt="Antivirus &amp; &quot;Security&quot; [new]" width="600" height="400">',
      },
      {
        name: 'Markdown',
        code: '![Antivirus & "Security" \\[new\\]](https://shop.example/images/a.webp)',
      },
    ])
  })

  it('names the size of the picture itself where it is known', () => {
    const media = { width: 300, height: 200 }
    expect(snippetsOf({ title: 'A', width: 600, height: 400, media }, 'x')[1]?.code).toContain(
      'width="300" height="200"',
    )
  })
})
