// A text of law as plain text: blank lines between blocks, `## ` before a heading, `- ` before each point of a list.

import type { Block, LegalText } from '@/content/text'

/** What `{supportEmail}` and the like stand for. */
export type Values = Readonly<Record<string, unknown>>

const MARKED = /\[([^\]]+)\]\((\/[^)\s]*)\)|\{(\w+)\}|`([^`]+)`|\*\*([^*]+)\*\*/g

/** A text without its marks. @param siteUrl what its links begin with */
export const plain = (text: string, values: Values, siteUrl: string): string =>
  text.replace(MARKED, (mark, label, href, name, typed, control) => {
    if (href) return `${label} (${siteUrl}${href})`
    if (name) return name in values ? String(values[name]) : mark
    return typed ?? control
  })

export const heading = (text: string): string => `## ${text}`
export const list = (points: readonly string[]): string =>
  points.map((point) => `- ${point}`).join('\n')
export const bodyOf = (blocks: readonly string[]): string =>
  blocks.filter((block) => block !== '').join('\n\n')

/** A legal page as it is read from top to bottom, its sections numbered as there. */
export function plainLegalText(
  { keyPoints, sections }: LegalText,
  values: Values,
  siteUrl: string,
): string {
  const written = (text: string) => plain(text, values, siteUrl)
  const block = (each: Block): string => {
    if (typeof each === 'string') return written(each)
    if ('list' in each) return list(each.list.map(written))
    return list(
      each.table.rows.map(([name = '', ...cells]) => `${name}: ${cells.map(written).join('; ')}`),
    )
  }
  return bodyOf([
    list(keyPoints.map(written)),
    ...sections.flatMap(({ title, blocks }, index) => [
      heading(`${index + 1}. ${title}`),
      ...blocks.map(block),
    ]),
  ])
}

export type PlainBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; points: string[] }

/** The blocks of such a text, to be shown. */
export const blocksOf = (body: string): PlainBlock[] =>
  body.split(/\n{2,}/).map((block): PlainBlock => {
    if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3) }
    const lines = block.split('\n')
    return lines.every((line) => line.startsWith('- '))
      ? { kind: 'list', points: lines.map((line) => line.slice(2)) }
      : { kind: 'paragraph', text: block }
  })
