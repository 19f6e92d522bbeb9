import { escapeXml } from '@/lib/core/xml'
import type { SitemapUrl } from './sitemap-rules'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const URL_SET_HEAD = `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const URL_SET_END = '</urlset>\n'
export const INDEX_HEAD = `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n`
export const INDEX_END = '</sitemapindex>\n'

/** An absolute address with all special characters escaped. */
const whole = (address: string, siteUrl: string): string =>
  escapeXml(new URL(address, siteUrl).href)

/** An address of the sitemap. @param siteUrl where the store is, such as `https://shop.example` */
export function urlXml(url: SitemapUrl, siteUrl: string): string {
  return [
    '<url>',
    `<loc>${whole(url.address, siteUrl)}</loc>`,
    url.lastModified ? `<lastmod>${url.lastModified.toISOString()}</lastmod>` : '',
    `<changefreq>${url.changeFrequency}</changefreq>`,
    `<priority>${url.priority.toFixed(1)}</priority>`,
    ...url.alternates.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${whole(address, siteUrl)}"/>`,
    ),
    '</url>\n',
  ].join('')
}

/** A part of the sitemap, in its index. */
export function partXml(number: number, lastModified: Date | null, siteUrl: string): string {
  const changed = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''
  return `<sitemap><loc>${whole(`/sitemap/${number}.xml`, siteUrl)}</loc>${changed}</sitemap>\n`
}
