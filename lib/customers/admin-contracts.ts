/** Notes, tags and blocks of customers, by staff. */
import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import {
  MAX_BLOCK_REASON_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  normalTags,
} from './record-rules'

/** Body of POST …/notes. */
export const customerNoteSchema = z.object({
  note: paragraphsSchema('note', MAX_NOTE_LENGTH).min(1, fault('fields.writeNote')),
})

/** Body of PUT …/tags: all that the customer has from then on. */
export const customerTagsSchema = z.object({
  tags: z
    .array(lineSchema('tag', MAX_TAG_LENGTH), fault('fields.mustBeList', { field: 'tags' }))
    .max(MAX_TAGS, fault('customers.tagsAtMost', { count: MAX_TAGS }))
    .transform(normalTags),
})

/** Body of PUT …/block. */
export const customerBlockSchema = z.object({
  reason: lineSchema('reason', MAX_BLOCK_REASON_LENGTH).min(1, fault('fields.sayWhy')),
})
