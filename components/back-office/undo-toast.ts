import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import { showToast } from '@/components/ui/toast/toaster'
import type { UndoAnswer } from '@/lib/overview/undo/contracts'
import { callAdmin, failureText } from './admin-calls'
import { pageTexts } from './language/page-language'

const UNDO_MS = 15_000

type Undoable = {
  title: string
  description: string
  entityType:
    | 'product'
    | 'category'
    | 'brand'
    | 'collection'
    | 'article'
    | 'page'
    | 'mail_text'
    | 'store_text'
    | 'homepage'
    | 'settings'
  entityId: string | number
  /** Loads again what is shown of it. */
  onUndone: () => unknown
}

/** Says that something was saved or removed, and offers to undo it for a while. */
export function showUndoableToast({ title, description, onUndone, ...record }: Undoable): void {
  const body = { entityType: record.entityType, entityId: String(record.entityId) }
  showToast({
    title,
    description,
    durationMs: UNDO_MS,
    action: {
      label: pageTexts('shell')('undo.label'),
      onClick: () => void undo(body).then((isUndone) => isUndone && onUndone()),
    },
  })
}

type UndoBody =
  | (Pick<Undoable, 'entityType'> & { entityId: string })
  | { entryId: number; wholeCall: boolean }

/** Undoes changes, and says what became of it. @returns whether anything was undone */
export async function undo(body: UndoBody): Promise<boolean> {
  try {
    showToast(outcomeOf(await callAdmin('POST /api/admin/undo', { body })))
    return true
  } catch (error) {
    const t = pageTexts('shell')
    showToast({
      title: t('undo.failedTitle'),
      description: failureText(error, t('undo.failed')),
      variant: 'destructive',
    })
    return false
  }
}

const NAMED = 3

function outcomeOf({ undone, kept, examples }: UndoAnswer) {
  const t = pageTexts('shell')
  if (kept === 0)
    return { title: t('undo.done'), description: t('undo.doneCount', { count: undone }) }
  const named = examples
    .slice(0, NAMED)
    .map(({ name, reason, text }) =>
      t('undo.named', { name, reason: inPageLanguage({ message: reason, text }) }),
    )
    .join('. ')
  return {
    title: t('undo.partly', { undone, kept }),
    description: kept > NAMED ? named + t('undo.more', { count: kept - NAMED }) : named,
    durationMs: UNDO_MS,
  }
}
