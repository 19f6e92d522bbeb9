import { newId } from '@/components/forms/new-id'

const STORAGE_KEY = 'withdrawalStatement'

type Kept = { id: string; statement: string }

/** Fallback without storage. */
let unsaved: Kept | null = null

function kept(): Kept | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof value !== 'object' || value === null) return unsaved
    const { id, statement } = value as Partial<Record<keyof Kept, unknown>>
    return typeof id === 'string' && typeof statement === 'string' ? { id, statement } : unsaved
  } catch {
    return unsaved
  }
}

/**
 * The id by which the server knows a statement: in this tab the same for the same statement, so that clicking twice, a lost answer
 * and a page that was loaded anew make one.
 */
export function statementId(fields: Record<string, string>): string {
  const statement = JSON.stringify(fields)
  const before = kept()
  if (before?.statement === statement) return before.id
  const made = { id: newId(), statement }
  unsaved = made
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(made))
  } catch {
    // It is known as long as the page is.
  }
  return made.id
}
