import { describe, expect, it } from '@jest/globals'
import { partXml, urlXml } from './sitemap-xml'

describe('the sitemap’s XML', () => {
  it('escapes what XML and addresses know', () => {
    const xml = urlXml(
      {
        address: `/products/a&b<"'ü`,
        lastModified: new Date('2026-01-02T03:04:05Z'),
        priority: 1,
        changeFrequency: 'daily',
        alternates: [{ language: 'de', address: '/de/products/ü' }],
      },
      'https://shop.example',
    )
    expect(xml).toBe(
      '<url><loc>https://shop.example/products/a&amp;b%3C%22&apos;%C3%BC</loc>' +
        '<lastmod>2026-01-02T03:04:05.000Z</lastmod><changefreq>daily</changefreq>' +
        '<priority>1.0</priority>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de/products/%C3%BC"/>' +
        '</url>\n',
    )
  })

  it('names a part, and when it changed if that is known', () => {
    expect(partXml(3, new Date('2026-01-02T03:04:05Z'), 'https://shop.example')).toBe(
      '<sitemap><loc>https://shop.example/sitemap/3.xml</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></sitemap>\n',
    )
    expect(partXml(1, null, 'https://shop.example')).not.toContain('lastmod')
  })
})
