import type { Block, LegalText, Text } from '@/content/text'
import { escapeHtml } from '@/lib/core/xml'

// The texts that pages of the store came with as the document that the articles' editor opens.

const MARKED = /\[([^\]]+)\]\((\/[^)\s]*)\)|\{(\w+)\}|`([^`]+)`|\*\*([^*]+)\*\*/g

/** A text with its marks as HTML; what it names stays a variable. */
export const inlineHtml = (text: Text): string =>
  escapeHtml(text).replace(MARKED, (mark, label, href, name, typed, strong) => {
    if (href) return `<a href="${href}">${label}</a>`
    if (name) return name.endsWith('Email') ? `<a href="mailto:${mark}">${mark}</a>` : mark
    return typed ? `<code>${typed}</code>` : `<strong>${strong}</strong>`
  })

export const headingHtml = (text: string): string => `<h2>${escapeHtml(text)}</h2>`
export const paragraphHtml = (text: Text): string => `<p>${inlineHtml(text)}</p>`
export const listHtml = (points: readonly Text[], kind: 'ul' | 'ol' = 'ul'): string =>
  `<${kind}>${points.map((point) => `<li><p>${inlineHtml(point)}</p></li>`).join('')}</${kind}>`

/** A table: its columns, then its rows. */
export function tableHtml(columns: readonly string[], rows: readonly (readonly Text[])[]): string {
  const head = columns.map((column) => `<th><p>${escapeHtml(column)}</p></th>`).join('')
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td><p>${inlineHtml(cell)}</p></td>`).join('')}</tr>`,
  )
  return `<table><tbody><tr>${head}</tr>${body.join('')}</tbody></table>`
}

const blockHtml = (block: Block): string => {
  if (typeof block === 'string') return paragraphHtml(block)
  return 'list' in block ? listHtml(block.list) : tableHtml(block.table.columns, block.table.rows)
}

/** A legal text: its key points, then each section below its heading. @param keyPoints what they are headed by */
export const legalHtml = (text: LegalText, keyPoints: string): string =>
  [
    ...(text.keyPoints.length > 0 ? [headingHtml(keyPoints), listHtml(text.keyPoints)] : []),
    ...text.sections.flatMap(({ title, blocks }) => [headingHtml(title), ...blocks.map(blockHtml)]),
  ].join('')
