import { describe, expect, it } from '@jest/globals'
import { articleOfPost, linkKey, picturesOf, withArticleLinks } from './post-html'

const site = 'https://blog.example/news'
const siteUrl = 'https://shop.example'

const converted = (html: string, articles: Record<string, string> = {}) =>
  articleOfPost(html, {
    site,
    siteUrl,
    pictures: new Map([['https://blog.example/news/wp-content/uploads/a.jpg', '/media/a.jpg']]),
    articles: new Map(Object.entries(articles)),
  })

describe('the text of a post', () => {
  it('has the store’s own pictures, with their texts, and no other', () => {
    const html = `<figure class="wp-block-image"><img decoding="async" src="https://blog.example/news/wp-content/uploads/a.jpg"
      srcset="https://blog.example/b.jpg 2x" alt="A &amp; B" class="wp-image-7"/><figcaption>Both</figcaption></figure>
      <p><img src="https://blog.example/gone.jpg" alt=""></p>`
    expect(converted(html)).toBe(
      '<figure><img src="/media/a.jpg" alt="A &amp; B" loading="lazy" decoding="async" /><figcaption>Both</figcaption></figure>',
    )
  })

  it('names its pictures each once, also those that wait for a script', () => {
    expect(
      picturesOf(
        `<img src="wp-content/uploads/a.jpg"><img src="data:image/gif;base64,R0" data-src="//cdn.example/b.png">
         <img src="https://blog.example/news/wp-content/uploads/a.jpg"><img alt=""><iframe src="https://x.example"></iframe>`,
        site,
      ),
    ).toEqual(['https://blog.example/news/wp-content/uploads/a.jpg', 'https://cdn.example/b.png'])
  })

  it('links to articles that other posts became, however their addresses are written', () => {
    const articles = { [linkKey(`${site}/second/`, site)]: '/knowledge/second' }
    for (const href of [
      `${site}/second/`,
      'http://www.blog.example/news/second?utm_source=x#more',
      '/news/second/',
    ])
      expect(converted(`<p><a href="${href}">2</a></p>`, articles)).toBe(
        '<p><a href="/knowledge/second">2</a></p>',
      )
    expect(converted('<p><a href="/news/third/">3</a></p>', articles)).toBe(
      '<p><a href="https://blog.example/news/third/" rel="noopener noreferrer nofollow">3</a></p>',
    )
  })

  it('links to an article that came later', () => {
    const first = converted(
      '<p><a href="https://shop.example/about">0</a> <a href="/news/third/">3</a> <img src="/x.png"></p>',
    )
    const articles = new Map([[linkKey(`${site}/third/`, site), '/knowledge/third']])
    const linked = withArticleLinks(first, { site, siteUrl, articles })
    expect(linked).toBe('<p><a href="/about">0</a> <a href="/knowledge/third">3</a> </p>')
    expect(withArticleLinks(linked, { site, siteUrl, articles })).toBe(linked)
  })

  it('does not lead to the picture itself there', () => {
    expect(
      converted(
        `<a href="${site}/wp-content/uploads/a.jpg"><img src="${site}/wp-content/uploads/a.jpg" alt="A"></a>`,
      ),
    ).toBe('<a><img src="/media/a.jpg" alt="A" loading="lazy" decoding="async" /></a>')
  })

  it('has no scripts, frames, forms or handlers', () => {
    const html = `<p onclick="x()" style="color:red">a</p><script>alert(1)</script><iframe src="https://x.example"></iframe>
      <form action="https://x.example"><input name="a"></form><a href="javascript:alert(1)">b</a>`
    const safe = converted(html)
    expect(safe).toContain('<p>a</p>')
    expect(safe).not.toMatch(/script|iframe|form|input|onclick|style|alert/)
  })

  it('has no shortcodes, but what only looks like one, and none is lost from code', () => {
    expect(
      converted(
        `<p>[gallery ids="1,2"]</p><p>See [1] and [sic]. [button url="x" color='red']Buy[/button]</p><pre><code>[gallery ids="1"]
a[i]</code></pre>`,
      ),
    ).toBe('<p>See [1] and [sic]. Buy</p><pre><code>[gallery ids="1"]\na[i]</code></pre>')
  })

  it('takes line breaks of the source for spaces', () => {
    expect(converted('<p>one\n two<br />\nthree</p>\n\n<p>four</p>')).toBe(
      '<p>one two<br /> three</p> <p>four</p>',
    )
  })
})
