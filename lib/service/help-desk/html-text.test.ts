import { describe, expect, it } from '@jest/globals'
import { htmlOf, textOfHtml } from './html-text'

describe('textOfHtml', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br/>Two<br>\nThree', 'One\nTwo\nThree'],
    ['<div>A &amp; B &lt;c&gt; &#39;d&#x27;</div>', "A & B <c> 'd'"],
    ['<style>p { color: red }</style>Text', 'Text'],
    ['One<style>p { color: red }', 'One'],
    ['1 < 2 <b>and</b> so on', '1 < 2 and so on'],
    ['<b>One</b> <b> </b><br> Two', 'One\nTwo'],
    ['&unknown; &#0; &#1114112;', '&unknown;'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })

  it.each(['One\n\nTwo & <three>', '"quoted"', 'a < b\nb > c', '&amp; stays'])(
    'of a text as HTML is the text: %j',
    (text) => {
      expect(textOfHtml(htmlOf(text))).toBe(text)
    },
  )
})
