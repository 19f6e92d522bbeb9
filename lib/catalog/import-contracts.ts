/** Imports of products from files and from feeds of suppliers. */
import { z } from 'zod'
import { answeredTextSchema } from '@/lib/core/answered-text'
import { fault } from '@/lib/core/server-text'

/** What the form of POST /api/admin/products/import says beside its file. */
export const importFieldsSchema = z.object({
  /** Reports what the file would do, and does nothing. */
  dryRun: z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: 'dryRun' }))
    .default('false'),
  /** That of the preview: an import that would do anything else is refused. */
  fingerprint: z
    .string()
    .max(64, fault('fields.isTooLong', { field: 'fingerprint' }))
    .optional(),
  /** Imports the right lines when others are refused; without it nothing is imported then. */
  skipRefused: z
    .enum(['true', 'false'], fault('fields.mustBeTrueOrFalse', { field: 'skipRefused' }))
    .default('false'),
})

const fieldChangeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() })
const lineSchemaOf = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ line: z.number().int(), slug: z.string(), name: z.string(), ...shape })

/** What an import does, or did: the numbers of all lines and the first of each kind. */
export const importReportSchema = z.object({
  lines: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  additions: z.array(lineSchemaOf({ price: z.string() })),
  changes: z.array(lineSchemaOf({ fields: z.array(fieldChangeSchema) })),
  refusals: z.array(
    lineSchemaOf({ problems: z.array(z.string()), texts: z.array(answeredTextSchema) }),
  ),
  /** Identifies what the preview showed; an import that would do anything else is refused. */
  fingerprint: z.string(),
  applied: z.boolean(),
})
export type ImportReport = z.infer<typeof importReportSchema>
