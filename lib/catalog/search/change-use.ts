import 'server-only'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { SearchUse, SearchUseChange } from './admin-contracts'
import { listUses } from './queries'
import { changeSynonyms, SYNONYM_ENTITY } from './synonym-writes'

/** Switches the words of a language for a use on or off, from the next search on. */
export async function changeUse(
  actor: Actor,
  { id, language, isOn }: SearchUseChange,
): Promise<SearchUse[]> {
  await changeSynonyms(async (tx) => {
    const useId_language = { useId: id, language }
    const wasOff = await tx.searchUseOff.findUnique({ where: { useId_language } })
    if ((wasOff === null) === isOn) return
    if (isOn) await tx.searchUseOff.delete({ where: { useId_language } })
    else await tx.searchUseOff.create({ data: useId_language })
    await recordAudit(tx, actor, {
      action: 'synonym.update',
      entityType: SYNONYM_ENTITY,
      entityId: id,
      before: { language, isOn: !isOn },
      after: { language, isOn },
    })
  })
  return listUses()
}
