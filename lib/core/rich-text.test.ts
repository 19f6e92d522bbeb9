import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readArticles } from '@/demo/seed/data'
import { articleHtml, picturesIn, sanitizeArticle } from './rich-text'

const SITE = 'https://softhaven.example'
const htmlOf = (content: string, languagePrefix?: string) =>
  articleHtml(content, { siteUrl: SITE, languagePrefix }).html

describe('line breaks', () => {
  it('stand for the newlines of plain text', () => {
    expect(htmlOf('First line\nsecond line\r\n\r\nnew paragraph\n')).toBe(
      'First line<br />second line<br /><br />new paragraph',
    )
  })

  it('are not made between blocks, nor at their edges', () => {
    expect(htmlOf('<h3>Title</h3>\n<p>\n  Text\n</p>\n\n<ul>\n  <li>One</li>\n</ul>\n')).toBe(
      '<h3>Title</h3><p>Text</p><ul><li>One</li></ul>',
    )
    expect(htmlOf('<p>One<br>\nTwo</p>')).toBe('<p>One<br />Two</p>')
  })

  it('are made within a block and beside inline tags', () => {
    expect(htmlOf('<p>One\n<strong>two</strong>\nthree</p>')).toBe(
      '<p>One<br /><strong>two</strong><br />three</p>',
    )
    expect(htmlOf('Before\n<h3>Title</h3>\nAfter\nit')).toBe('Before<h3>Title</h3>After<br />it')
  })

  it('leave code as it is', () => {
    const code = '<pre><code>line 1\n  line 2\n\nline 3</code></pre>'
    expect(htmlOf(`${code}\ntext`)).toBe(`${code}text`)
  })

  it('are nowhere in the articles of the store', () => {
    for (const { content } of readArticles()) expect(htmlOf(content)).not.toContain('<br')
  })
})

describe('what could do harm', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
    ['an unclosed script', '<p>Text</p><script>alert(1)', '<p>Text</p>'],
    ['a handler', '<p onclick="alert(1)">Text</p>', '<p>Text</p>'],
    ['a handler after a slash', '<p/onmouseover=alert(1)>Text</p>', '<p>Text</p>'],
    ['a failing picture', '<img src=x onerror=alert(1)>', ''],
    ['a style', '<p style="position:fixed;inset:0">Text</p>', '<p>Text</p>'],
    ['a style sheet', '<style>*{display:none}</style><p>Text</p>', '<p>Text</p>'],
    ['a class or id of the page', '<p class="fixed" id="main">Text</p>', '<p>Text</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>Text', 'Text'],
    ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['an object', '<object data="evil.swf"><embed src="evil.swf"></object>Text', 'Text'],
    ['a drawing with a script', '<svg onload=alert(1)><script>alert(1)</script></svg>Text', 'Text'],
    ['a formula', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>Text', 'Text'],
    ['a form', '<form action="https://evil.example"><input name="card">Text</form>', 'Text'],
    ['a base', '<base href="https://evil.example">Text', 'Text'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=//evil.example">Text', 'Text'],
    ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->Text', 'Text'],
    ['a template', '<template><img src=x onerror=alert(1)></template>Text', 'Text'],
    ['a text area', '<textarea><script>alert(1)</script></textarea>Text', 'Text'],
    [
      'a noscript',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      null,
    ],
  ])('%s is gone', (_, content, expected) => {
    const html = htmlOf(content)
    if (expected !== null) expect(html).toBe(expected)
    expect(html).not.toMatch(/<(?!\/?(?:p|img)\b)|onerror|alert\(1\)/)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://softhaven.example/1',
    'file:///etc/passwd',
  ])('no link leads to %s', (href) => {
    expect(htmlOf(`<a href="${href}">Text</a>`)).toBe('<a>Text</a>')
  })

  it.each([
    'https://evil.example/pixel.png',
    '//evil.example/pixel.png',
    '/\\evil.example/pixel.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    '',
  ])('no picture comes from %s', (src) => {
    expect(htmlOf(`<p>Text<img src="${src}"></p>`)).toBe('<p>Text</p>')
  })

  it('keeps text that looks like tags as text', () => {
    expect(htmlOf('a &lt;script&gt; b < c & d')).toBe('a &lt;script&gt; b &lt; c &amp; d')
    expect(htmlOf('<scr<script>ipt>alert(1)</script>')).toBe('ipt&gt;alert(1)')
  })

  it('stays away however the tags are broken', () => {
    const pieces = fc.constantFrom(
      ...['<', '>', '"', "'", '/', '=', ' ', '\n', '&', ';', '\\', 'x'],
      ...['script', 'img', 'svg', 'a', 'p', 'pre', 'h2', 'table', 'style', 'title', '<!--', '-->'],
      ...['href', 'src', 'onerror', 'javascript:', 'https://evil.example', '&lt;', '&#x3c;'],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const html = htmlOf(parts.join(''))
        for (const [tag] of html.matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(/^<\/?(?:a|p|pre|h2|img|br|div|table)(?: [^<>]*)?\/?>$/)
          expect(tag).not.toMatch(/\bonerror=|="javascript:|<script|<svg|<style/)
        }
        expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })
})

describe('links', () => {
  it('to other hosts are marked, however they are written', () => {
    for (const href of ['https://evil.example/a', 'HTTP://evil.example', 'http://evil.example:81'])
      expect(htmlOf(`<a href="${href}" target="_blank" rel="opener">Text</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer nofollow">Text</a>`,
      )
    for (const href of ['//evil.example', '/\\evil.example'])
      expect(htmlOf(`<a href="${href}">Text</a>`)).not.toContain('href')
  })

  it('within the store, to addresses and to numbers are not', () => {
    for (const href of ['/contact', '#section-a', `${SITE}/help`, 'mailto:a@b.example', 'tel:+123'])
      expect(htmlOf(`<a href="${href}" rel="nofollow">Text</a>`)).toBe(`<a href="${href}">Text</a>`)
  })

  it('to pages of the store stay in the language', () => {
    const hrefOf = (href: string) => /href="([^"]*)"/.exec(htmlOf(`<a href="${href}">x</a>`, '/de'))
    expect(hrefOf('/contact')?.[1]).toBe('/de/contact')
    expect(hrefOf('/knowledge/how-to-buy-software#section-a')?.[1]).toBe(
      '/de/knowledge/how-to-buy-software#section-a',
    )
    for (const href of ['/images/a.webp', '/api/products', '/admin', '#a', 'https://evil.example/'])
      expect(hrefOf(href)?.[1]).toBe(href)
  })
})

describe('what an article is made of', () => {
  it('keeps headings, lists, tables, quotes, code and pictures of the store', () => {
    const content =
      '<h3>A</h3><p>B <em>c</em> <code>d</code></p><ol start="3"><li>E</li></ol><blockquote>F</blockquote><hr />'
    expect(htmlOf(content)).toBe(content)
    expect(htmlOf('<img src="/media/a.png" alt="A" width="10" onload="x()">')).toBe(
      '<img src="/media/a.png" alt="A" width="10" loading="lazy" decoding="async" />',
    )
  })

  it('has one heading of the first level, which is the page’s', () => {
    expect(htmlOf('<h1>Title</h1>')).toBe('<h2 id="section-title">Title</h2>')
    expect(htmlOf('<h5>Detail</h5>')).toBe('<h4>Detail</h4>')
  })

  it('lets wide tables scroll by keyboard too', () => {
    expect(htmlOf('<table>\n<tr><td colspan="2">A</td></tr>\n</table>')).toBe(
      '<div data-table tabindex="0"><table><tr><td colspan="2">A</td></tr></table></div>',
    )
  })

  it('gives main headings an address of their own', () => {
    const { html, sections } = articleHtml(
      '<h2>Prepare &amp; <em>check</em></h2><h2>准备</h2><h2>Prepare, check!</h2><h2> </h2>',
      { siteUrl: SITE },
    )
    expect(sections).toEqual([
      { id: 'section-prepare-check', title: 'Prepare & check' },
      { id: 'section-2', title: '准备' },
      { id: 'section-prepare-check-2', title: 'Prepare, check!' },
    ])
    expect(html).toBe(
      '<h2 id="section-prepare-check">Prepare &amp; <em>check</em></h2><h2 id="section-2">准备</h2><h2 id="section-prepare-check-2">Prepare, check!</h2>',
    )
  })
})

describe('what is kept of an article', () => {
  const clean = (content: string) => sanitizeArticle(content, SITE)

  it('is all of the store’s own articles', () => {
    for (const { content } of readArticles()) {
      const kept = clean(content)
      expect(htmlOf(kept)).toBe(htmlOf(content))
      expect(clean(kept)).toBe(kept)
    }
  })

  it('holds no scripts, handlers, foreign pictures or harmful links', () => {
    expect(
      clean(
        '<h1 onclick="x()">A</h1><script>alert(1)</script><img src="https://evil.example/p.png"><a href="javascript:alert(1)">B</a><table style="position:fixed"><tr><td>C</td></tr></table>',
      ),
    ).toBe('<h2>A</h2><a>B</a><table><tr><td>C</td></tr></table>')
  })

  it('leaves line breaks and code as they were typed', () => {
    const content = '<p>One</p>\n\n<pre><code>a\n  b</code></pre>'
    expect(clean(`\r\n${content}\r\n`)).toBe(content)
  })
})

it('knows the pictures of a text, each once', () => {
  const text = '<p><img src="/media/a.png" alt=""><img alt="B" src="/images/b.webp"></p>'
  expect(picturesIn(sanitizeArticle(`${text}${text}`, SITE))).toEqual([
    '/media/a.png',
    '/images/b.webp',
  ])
})

describe('a long article', () => {
  const SIZE = 300_000

  it.each([
    ['spaces', `a${' '.repeat(SIZE)}b`],
    ['line breaks', `<p>a</p>${'\n '.repeat(SIZE / 2)}b`],
    ['spaces before a block', `a${' \n'.repeat(SIZE / 2)}b${' '.repeat(SIZE)}<p>c</p>`],
    ['signs of tags', '<'.repeat(SIZE)],
    ['beginnings of tags', '<a '.repeat(SIZE / 10)],
    ['headings of one name', '<h2>a</h2>'.repeat(SIZE / 100)],
    ['hyphens', `<h2>${'-'.repeat(SIZE)}a${'-'.repeat(SIZE)}b</h2>`],
  ])('of %s is made ready at once', (_, content) => {
    const began = performance.now()
    htmlOf(content)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('names each of its sections differently', () => {
    const { sections } = articleHtml('<h2>A</h2><h2>a</h2><h2>A 2</h2><h2>A</h2>', {
      siteUrl: SITE,
    })
    expect(sections.map(({ id }) => id)).toEqual([
      'section-a',
      'section-a-2',
      'section-a-2-2',
      'section-a-3',
    ])
  })
})
