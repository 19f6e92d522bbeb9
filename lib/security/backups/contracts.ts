import { z } from 'zod'
import { pageQuery } from '@/lib/core/number-schemas'
import { BACKUP_STATES } from './lifecycle'

/** A backup of the store, or an attempt at one. */
export const backupSchema = z.object({
  id: z.uuid(),
  status: z.enum(BACKUP_STATES.states),
  /** Its name at its destination; `null` until it is there. */
  objectKey: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** Why it failed, or what was left undone; empty when there is nothing to say. */
  message: z.string(),
  /** Whether nobody asked for it. */
  isDaily: z.boolean(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type StoreBackup = z.infer<typeof backupSchema>
export const backupsSchema = z.array(backupSchema)

export const backupsQuerySchema = z.object(pageQuery(100, 20))
