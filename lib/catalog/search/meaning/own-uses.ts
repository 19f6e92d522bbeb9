import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import type { UseLanguage } from './uses'

/** What the store's owner says of the words for uses. */
export type OwnUses = {
  /** Whether what a use is called in a language is not to be understood. */
  isOff: (id: string, language: UseLanguage) => boolean
  /** What a use is called in a language instead of what ships with the store; `null`: nothing else. */
  phrasesOf: (id: string, language: UseLanguage) => readonly string[] | null
}

const ownRow = z.object({
  useId: z.string(),
  language: z.string(),
  /** `null`: switched off. */
  phrases: z.array(z.string()).nullable(),
})

/** What the owner switched off or calls otherwise; `null`: nothing. */
export async function ownUses(): Promise<OwnUses | null> {
  const rows = await rowsOf(
    db(),
    ownRow,
    Prisma.sql`
    SELECT "useId", "language", NULL::text[] AS "phrases" FROM "SearchUseOff"
    UNION ALL SELECT "useId", "language", "phrases" FROM "SearchUsePhrases"`,
  )
  if (rows.length === 0) return null
  const keyOf = (id: string, language: string) => `${id} ${language}`
  const off = new Set<string>()
  const own = new Map<string, string[]>()
  for (const { useId, language, phrases } of rows)
    if (phrases === null) off.add(keyOf(useId, language))
    else own.set(keyOf(useId, language), phrases)
  return {
    isOff: (id, language) => off.has(keyOf(id, language)),
    phrasesOf: (id, language) => own.get(keyOf(id, language)) ?? null,
  }
}
