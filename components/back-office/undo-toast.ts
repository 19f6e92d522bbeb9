import { showToast } from '@/components/ui/toast/toaster'
import type { UndoAnswer } from '@/lib/undo/contracts'
import { callAdmin, failureText } from './admin-calls'

const UNDO_MS = 15_000

type Undoable = {
  title: string
  description: string
  entityType: 'product' | 'category' | 'article' | 'settings'
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
      label: 'Undo',
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
    showToast({
      title: 'Not Undone',
      description: failureText(error, 'The change could not be undone'),
      variant: 'destructive',
    })
    return false
  }
}

const NAMED = 3

function outcomeOf({ undone, kept, examples }: UndoAnswer) {
  if (kept === 0)
    return {
      title: 'Undone',
      description: undone === 1 ? 'It is as it was.' : `${undone.toLocaleString('en')} changes.`,
    }
  const named = examples.slice(0, NAMED).map(({ name, reason }) => `${name}: ${reason}`)
  const more = kept > NAMED ? ` … and ${kept - NAMED} more` : ''
  return {
    title: `${undone.toLocaleString('en')} undone, ${kept.toLocaleString('en')} left as they are`,
    description: `${named.join('. ')}${more}`,
    durationMs: UNDO_MS,
  }
}
