import 'server-only'
import { db } from '@/lib/core/db'
import type { UseLanguage } from './uses'

/** Whether what a use is called in a language is not to be understood. */
type IsOff = (id: string, language: UseLanguage) => boolean

/** What the owner switched off; `null`: nothing. */
export async function usesOff(): Promise<IsOff | null> {
  const rows = await db().searchUseOff.findMany()
  if (rows.length === 0) return null
  const off = new Set(rows.map(({ useId, language }) => `${useId} ${language}`))
  return (id, language) => off.has(`${id} ${language}`)
}
