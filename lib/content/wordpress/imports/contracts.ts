import { z } from 'zod'
import { IMPORT_STATES } from './lifecycle'

const dateTime = z.iso.datetime()

/** What could not be brought in of a post. */
export const importProblemSchema = z.object({
  title: z.string(),
  /** The post's own address. */
  link: z.string(),
  text: z.string(),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

/** So many are kept of a run. */
export const MAX_PROBLEMS = 200

/** A run that brings posts of a WordPress site in. */
export const articleImportSchema = z.object({
  id: z.uuid(),
  site: z.string(),
  status: z.enum(IMPORT_STATES.states),
  /** `false` until it is known how many there are to be read. */
  isPlanned: z.boolean(),
  /** How many there were to be read: those that changed, and those that are new. */
  posts: z.number().int(),
  handled: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Which somebody has edited or deleted here. */
  kept: z.number().int(),
  /** Whose posts are gone. */
  hidden: z.number().int(),
  problems: z.array(importProblemSchema),
  /** Why the last attempt failed; while it is running, it is tried again. */
  failure: z.string().nullable(),
  username: z.string(),
  endedBy: z.string().nullable(),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
})
export type ArticleImport = z.infer<typeof articleImportSchema>

/** Answer of GET /api/admin/article-import: the latest one. */
export const latestImportSchema = z.object({ import: articleImportSchema.nullable() })
