/** The audit trail, as it is listed. */
import { z } from 'zod'
import { answeredTextSchema } from '@/lib/core/answered-text'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'

const nameSchema = (name: string) =>
  z
    .string()
    .trim()
    .min(1, fault('fields.mustNotBeEmpty', { field: name }))
    .max(200)

/** Query of GET /api/admin/audit; days are those of the store's time zone, the last one included. */
export const auditQuerySchema = z.object({
  user: nameSchema('user').optional(),
  entity: nameSchema('entity').optional(),
  entityId: nameSchema('entityId').optional(),
  from: z.iso.date(fault('fields.mustBeDay', { field: 'from' })).optional(),
  to: z.iso.date(fault('fields.mustBeDay', { field: 'to' })).optional(),
  ...pageQuery(200, 50),
})
export type AuditQuery = z.output<typeof auditQuerySchema>

/** What came of an act: `pending` and `waiting` are not the last word. */
const AUDIT_OUTCOMES = ['done', 'pending', 'waiting', 'failed', 'refused', 'withdrawn'] as const
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number]

const auditEntrySchema = z.object({
  id: z.number().int(),
  createdAt: z.iso.datetime(),
  userId: z.number().int().nullable(),
  username: z.string(),
  action: z.string(),
  entityType: z.string(),
  entityId: z.string(),
  before: z.json().nullable(),
  after: z.json().nullable(),
  address: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Why, such as what a provider answered. */
  outcomeNote: z.string().nullable(),
  outcomeText: answeredTextSchema.nullable(),
  /** When it became known, where that was later than the entry. */
  outcomeAt: z.iso.datetime().nullable(),
  /** Whether it can be undone, as far as nothing was changed since. */
  canUndo: z.boolean(),
  /** How many changes that can be undone were made by the same call. */
  changesOfCall: z.number().int(),
  /** The entry of the change that this one undid. */
  undoesId: z.number().int().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
export const auditEntriesSchema = z.array(auditEntrySchema)

/** The choices of the trail's filters. */
export const auditChoicesSchema = z.object({
  users: z.array(z.string()),
  entities: z.array(z.string()),
})
export type AuditChoices = z.infer<typeof auditChoicesSchema>
