import { expect, it } from '@jest/globals'
import { textOfHtml } from './html-text'

const text = (html: string) => textOfHtml(html, 'https://shop.example')

it('keeps headings, paragraphs and the points of lists, each on its own', () => {
  expect(
    text(
      '<h2>1 &amp; 2</h2><p>First <strong>bold</strong>.</p><ul><li><p>a</p></li><li>b</li></ul>End',
    ),
  ).toBe('## 1 & 2\n\nFirst bold.\n\n- a\n- b\n\nEnd')
})

it('keeps lists apart that follow each other, and the points of one within another', () => {
  expect(text('<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>')).toBe('- a\n- b\n\n- c')
})

it('keeps the cells of a row on one line, and where links lead', () => {
  expect(text('<table><tbody><tr><th><p>Day</p></th><td>One</td></tr></tbody></table>')).toBe(
    '- Day; One',
  )
  expect(
    text('<p><a href="/terms">Terms</a>, <a href="mailto:a@b.example">a@b.example</a></p>'),
  ).toBe('Terms (https://shop.example/terms), a@b.example')
})
