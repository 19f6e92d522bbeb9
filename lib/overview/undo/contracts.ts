import { z } from 'zod'
import { answeredTextSchema } from '@/lib/core/answered-text'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'

const UNDOABLE_ENTITIES = [
  'product',
  'category',
  'brand',
  'collection',
  'article',
  'page',
  'store_text',
  'homepage',
  'settings',
  'mail_text',
] as const

/** Body of POST /api/admin/undo. */
export const undoSchema = z.union(
  [
    /** An entry of the audit trail; with `wholeCall` all that the same call changed. */
    z.object({
      entryId: z.number().int().min(1).max(MAX_ID),
      wholeCall: z.boolean().default(false),
    }),
    /** What the caller changed last about a record, with all that the same call changed. */
    z.object({
      entityType: z.enum(UNDOABLE_ENTITIES),
      entityId: lineSchema('entityId', 5000).min(
        1,
        fault('fields.mustNotBeEmpty', { field: 'entityId' }),
      ),
    }),
  ],
  fault('undo.nameEntry'),
)
export type UndoRequest = z.infer<typeof undoSchema>

export const undoAnswerSchema = z.object({
  /** How many changes were undone. */
  undone: z.number().int(),
  /** How many stay, because they were changed since. */
  kept: z.number().int(),
  /** The first of those. */
  examples: z.array(z.object({ name: z.string(), reason: z.string(), text: answeredTextSchema })),
})
export type UndoAnswer = z.infer<typeof undoAnswerSchema>
