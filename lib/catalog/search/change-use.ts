import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { SearchUse, SearchUseChange } from './admin-contracts'
import { listUses } from './queries'
import { changeSynonyms, SYNONYM_ENTITY } from './synonym-writes'

/** Changes what a use is called in a language, or switches that off and on again, from the next search on. */
export async function changeUse(actor: Actor, change: SearchUseChange): Promise<SearchUse[]> {
  await changeSynonyms(async (tx) => {
    const changes = [await switchUse(tx, change), await renameUse(tx, change)].filter(
      (each) => each !== null,
    )
    for (const { before, after } of changes)
      await recordAudit(tx, actor, {
        action: 'synonym.update',
        entityType: SYNONYM_ENTITY,
        entityId: change.id,
        before: { language: change.language, ...before },
        after: { language: change.language, ...after },
      })
  })
  return listUses()
}

type Changed = { before: object; after: object } | null

async function switchUse(tx: Tx, { id, language, isOn }: SearchUseChange): Promise<Changed> {
  const useId_language = { useId: id, language }
  const wasOff = await tx.searchUseOff.findUnique({ where: { useId_language } })
  if (isOn === undefined || (wasOff === null) === isOn) return null
  if (isOn) await tx.searchUseOff.delete({ where: { useId_language } })
  else await tx.searchUseOff.create({ data: useId_language })
  return { before: { isOn: !isOn }, after: { isOn } }
}

async function renameUse(tx: Tx, { id, language, phrases }: SearchUseChange): Promise<Changed> {
  if (phrases === undefined) return null
  const useId_language = { useId: id, language }
  const own = await tx.searchUsePhrases.findUnique({ where: { useId_language } })
  if (phrases === null) await tx.searchUsePhrases.deleteMany({ where: useId_language })
  else
    await tx.searchUsePhrases.upsert({
      where: { useId_language },
      create: { ...useId_language, phrases },
      update: { phrases },
    })
  return { before: { phrases: own?.phrases ?? null }, after: { phrases } }
}
