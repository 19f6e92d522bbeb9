import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { TAKEOVER_STATES } from './lifecycle'

const dateTime = z.iso.datetime()

/** What is not taken over of a product, and why. */
export const takeoverProblemSchema = z.object({
  name: z.string(),
  /** Its address there; empty where that is not known. */
  link: z.string(),
  text: z.string(),
})
export type TakeoverProblem = z.infer<typeof takeoverProblemSchema>

/** A product that is new here. */
export const takenProductSchema = z.object({
  name: z.string(),
  link: z.string(),
  /** In the store's own currency. */
  price: z.string(),
  originalPrice: z.string().nullable(),
  /** Names of the category and the one above it, from the top. */
  category: z.array(z.string()),
  inStock: z.boolean(),
  /** When the price changes by itself, because a sale begins or ends. */
  saleTurnsAt: dateTime.nullable(),
})
export type TakenProduct = z.infer<typeof takenProductSchema>

/** So many of each are kept of a run. */
export const MAX_LISTED = 200

/** A run that takes the catalogue of a WooCommerce shop over, or says what it would take. */
export const catalogueImportSchema = z.object({
  id: z.uuid(),
  site: z.string(),
  status: z.enum(TAKEOVER_STATES.states),
  /** Whether it only says what would be taken. */
  isPreview: z.boolean(),
  /** Whether what was changed here is overwritten. */
  overwrites: z.boolean(),
  /** `false` until it is known how many there are to be read. */
  isPlanned: z.boolean(),
  /** How many there were to be read. */
  products: z.number().int(),
  handled: z.number().int(),
  /** Products of the store, of which each variation is one. */
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Of which something was changed here, or which were deleted here. */
  kept: z.number().int(),
  taken: z.array(takenProductSchema),
  problems: z.array(takeoverProblemSchema),
  /** Why the last attempt failed; while it is running, it is tried again. */
  failure: z.string().nullable(),
  username: z.string(),
  endedBy: z.string().nullable(),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
})
export type CatalogueImport = z.infer<typeof catalogueImportSchema>

/** Answer of GET /api/admin/catalogue-import: the latest one. */
export const latestTakeoverSchema = z.object({ import: catalogueImportSchema.nullable() })

/** Body of POST /api/admin/catalogue-import. */
export const startTakeoverSchema = z.object({
  isPreview: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isPreview' })).default(false),
  overwrites: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'overwrites' })).default(false),
})
export type StartTakeover = z.infer<typeof startTakeoverSchema>
