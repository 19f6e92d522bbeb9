import { z } from 'zod'
import { HANDOVER_STATES } from './lifecycle'

const dateTime = z.iso.datetime()

/** The plugins that earlier orders can be handed over to; others of their category, such as webhooks, are no CRM. */
export const CRM_IDS: readonly string[] = ['hubspot', 'pipedrive', 'salesforce']

/** A run that hands earlier orders over to a CRM. */
export const handoverSchema = z.object({
  id: z.uuid(),
  status: z.enum(HANDOVER_STATES.states),
  /** How many orders there were when it began. */
  orders: z.number().int(),
  handled: z.number().int(),
  /** Of those handled, which the CRM did not take at once: they stand in the plugin's log. */
  refused: z.number().int(),
  /** Why the last attempt failed; while it is running, it is tried again. */
  failure: z.string().nullable(),
  username: z.string(),
  endedBy: z.string().nullable(),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
})
export type Handover = z.infer<typeof handoverSchema>

/** Answer of GET /api/admin/crm/[id]/handover: the latest one. */
export const latestHandoverSchema = z.object({ handover: handoverSchema.nullable() })
