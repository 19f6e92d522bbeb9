import { z } from 'zod'

/** localStorage key of the columns that who works at this browser has chosen, by list. */
const KEY = 'adminListColumns'

const keptSchema = z.record(z.string().max(40), z.array(z.string().max(40)).max(40))

function kept(): Record<string, string[]> {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // Whatever stands there, lists have their own columns then.
    return {}
  }
}

/** The columns that were chosen of a list; `undefined`: its own. */
export const keptColumns = (list: string): string[] | undefined => kept()[list]

/** Remembers the columns of a list. @param shown `undefined` for its own */
export function keepColumns(list: string, shown: readonly string[] | undefined): void {
  const { [list]: _, ...others } = kept()
  try {
    localStorage.setItem(KEY, JSON.stringify(shown ? { ...others, [list]: shown } : others))
  } catch {
    // Without storage they are chosen as long as the page is there.
  }
}
