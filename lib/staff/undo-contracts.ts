/** What a change needs to be undone by. */
import { z } from 'zod'
import type { ServerText } from '@/lib/core/server-text'

/** For how long a change can be undone. */
export const UNDO_DAYS = 30

const valuesSchema = z.record(z.string(), z.json())

/**
 * What undoes a change: the fields that it changed, as they were and as it left them. `after` is `null` where it
 * deleted the record, of which `before` is then everything.
 */
export const undoStateSchema = z.object({ before: valuesSchema, after: valuesSchema.nullable() })
export type UndoState = z.infer<typeof undoStateSchema>

/** {@link undoStateSchema} of fields that JSON can hold. */
export const undoState = (before: object, after: object | null): UndoState =>
  undoStateSchema.parse({ before: { ...before }, after: after && { ...after } })

/** {@link undoState} of the change that undoes another one, which can be undone in its turn. */
export const reversed = ({ before, after }: UndoState): UndoState | undefined =>
  after ? { before: after, after: before } : undefined

/** What became of the undoing of some changes. */
export type Undoing = {
  undone: number
  /** Those that stay as they are, and why. */
  kept: { name: string; text: ServerText }[]
}
