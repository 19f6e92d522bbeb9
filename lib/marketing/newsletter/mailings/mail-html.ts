import sanitizeHtml from 'sanitize-html'
import { articleHtml } from '@/lib/core/rich-text'
import { withCampaign } from './mailing-rules'

const LINE = '#e7e2dd'

/** Most mail programs read inline styles only. */
const STYLES: Record<string, string> = {
  p: 'font-size:15px;line-height:24px;margin:0 0 14px',
  h2: 'font-size:18px;line-height:26px;margin:20px 0 8px;font-weight:700',
  h3: 'font-size:16px;line-height:24px;margin:18px 0 6px;font-weight:700',
  h4: 'font-size:15px;line-height:24px;margin:16px 0 6px;font-weight:700',
  ul: 'margin:0 0 14px;padding:0 0 0 24px',
  ol: 'margin:0 0 14px;padding:0 0 0 24px',
  li: 'font-size:15px;line-height:24px;margin:0 0 4px',
  a: 'color:#c2410c;text-decoration:underline',
  img: `max-width:100%;height:auto;border-radius:8px;border:1px solid ${LINE}`,
  blockquote: `margin:0 0 14px;padding:2px 0 2px 14px;border-left:3px solid ${LINE}`,
  table: 'border-collapse:collapse;margin:0 0 14px',
  th: `border:1px solid ${LINE};padding:6px 10px;font-size:14px;text-align:start`,
  td: `border:1px solid ${LINE};padding:6px 10px;font-size:14px`,
  hr: `border:0;border-top:1px solid ${LINE};margin:20px 0`,
  pre: 'font-size:13px;line-height:20px;white-space:pre-wrap;margin:0 0 14px',
}

type Options = {
  mailingId: number
  siteUrl: string
  /** What the addresses of the reader's language begin with, such as `/de`; empty in English. */
  languagePrefix: string
}

/**
 * A mailing's content as HTML for mail programs: what articles may have and nothing else, with inline styles, whole
 * addresses, and links that say which mailing they are of.
 */
export function mailHtml(content: string, { mailingId, siteUrl, languagePrefix }: Options): string {
  const styled = (tagName: string, attribs: sanitizeHtml.Attributes = {}) => ({
    tagName,
    attribs: { ...attribs, ...(STYLES[tagName] && { style: STYLES[tagName] }) },
  })
  return sanitizeHtml(articleHtml(content, { siteUrl, languagePrefix }).html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins'],
    allowedAttributes: {
      '*': ['style'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width'],
      ol: ['start', 'reversed'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    transformTags: {
      '*': styled,
      a: (tagName, { href = '', title }) =>
        styled(tagName, {
          ...(href && { href: withCampaign(href, mailingId, siteUrl) }),
          ...(title && { title }),
        }),
      img: (tagName, { src = '', alt = '', title, width }) =>
        styled(tagName, {
          src: new URL(src, siteUrl).href,
          alt,
          ...(title && { title }),
          ...(width && { width }),
        }),
    },
  })
}
