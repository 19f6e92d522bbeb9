import 'server-only'
import { TRANSLATED_FIELDS, type TranslatedSubject } from '@/lib/catalog/translations/subjects'
import type { Tx } from '@/lib/core/db'

/** What something says in the language that the catalogue is written in, by field. */
export type Original = {
  id: number
  /** What a list calls it. */
  name: string
  slug: string
  texts: Record<string, string | readonly string[]>
  updatedAt: Date
}

type Row = { id: number; slug: string; updatedAt: Date }

const selected = (subject: TranslatedSubject) => ({
  id: true as const,
  slug: true as const,
  updatedAt: true as const,
  ...Object.fromEntries(Object.keys(TRANSLATED_FIELDS[subject]).map((field) => [field, true])),
})

type Reader = Pick<Tx, 'product' | 'category' | 'article'>

const READ: Record<TranslatedSubject, (tx: Reader, ids: number[]) => Promise<(Row & object)[]>> = {
  product: (tx, ids) =>
    tx.product.findMany({ where: { id: { in: ids } }, select: selected('product') }),
  category: (tx, ids) =>
    tx.category.findMany({ where: { id: { in: ids } }, select: selected('category') }),
  article: (tx, ids) =>
    tx.article.findMany({ where: { id: { in: ids } }, select: selected('article') }),
}

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' || Array.isArray(value)

/** The originals of some things, hidden ones and drafts too, by their ids; those that are gone are left out. */
export async function originalsOf(
  tx: Reader,
  subject: TranslatedSubject,
  ids: readonly number[],
): Promise<Map<number, Original>> {
  const rows = await READ[subject](tx, [...ids])
  return new Map(rows.map((row) => [row.id, toOriginal(subject, row)]))
}

function toOriginal(subject: TranslatedSubject, row: Row & object): Original {
  const values = new Map<string, unknown>(Object.entries(row))
  const texts: Original['texts'] = {}
  for (const field of Object.keys(TRANSLATED_FIELDS[subject])) {
    const value = values.get(field)
    if (isText(value)) texts[field] = value
  }
  const [name] = Object.values(texts)
  const { id, slug, updatedAt } = row
  return { id, slug, updatedAt, name: typeof name === 'string' ? name : '', texts }
}
