import { describe, expect, it } from '@jest/globals'
import { mailHtml } from './mail-html'

const html = (content: string, languagePrefix = '') =>
  mailHtml(content, { mailingId: 7, siteUrl: 'https://shop.example', languagePrefix })

describe('mailHtml', () => {
  it('writes whole addresses, which name the mailing, in the language of the reader', () => {
    const link = html('<p><a href="/deals">Deals</a></p>', '/de')
    expect(link).toContain('href="https://shop.example/de/deals?utm_source=newsletter&amp;')
    expect(link).toContain('utm_campaign=mailing-7')
    expect(html('<img src="/media/a.jpg" alt="A">')).toContain(
      'src="https://shop.example/media/a.jpg" alt="A"',
    )
    expect(html('<a href="https://elsewhere.example/a">A</a>')).toContain(
      'href="https://elsewhere.example/a"',
    )
  })

  it('styles what mail programs would show in their own way', () => {
    expect(html('<h2>News</h2><ul><li>One</li></ul>')).toMatch(
      /^<h2 style="[^"]+">News<\/h2><ul style="[^"]+"><li style="[^"]+">One<\/li><\/ul>$/,
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src="https://elsewhere.example/pixel.gif">',
    '<p onclick="alert(1)" style="position:fixed">Text</p>',
    '<a href="javascript:alert(1)">Click</a>',
    '<form action="https://elsewhere.example"><input name="a"></form>',
  ])('keeps nothing harmful of %s', (content) => {
    expect(html(content)).not.toMatch(/script|pixel|onclick|fixed|form|input/)
  })
})
