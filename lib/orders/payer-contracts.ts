/** What the browser that paid sees of its order. */
import { z } from 'zod'
import { emailSchema } from '@/lib/core/text-schemas'
import { KEY_TYPES } from '@/lib/licences/key-rules'
import { ITEM_PROGRESS } from './item-progress'
import { CORRECTION_STATES, KEY_DISPLAYS } from './key-display'
import { RESEND_STATES } from './resend-rule'
import { HELD_REASONS } from './supply/held'

/** A gift as its buyer sees it. */
export const shownGiftSchema = z.object({
  recipientEmail: z.string(),
  sendAt: z.iso.datetime(),
})

/** Why an order is not supplied yet; `until` of one whose buyer did not agree to immediate supply. */
export const shownHeldSchema = z.object({
  why: z.enum(HELD_REASONS),
  until: z.iso.datetime().nullable(),
})

/** What GET /api/orders/{orderNumber}/keys answers the browser that paid, and nobody else. */
export const orderKeysSchema = z.object({
  display: z.enum(KEY_DISPLAYS),
  shownUntil: z.iso.datetime(),
  items: z.array(
    z.object({
      productName: z.string(),
      /** Among all items of the order, from 1; bundles have no keys, and are left out. */
      position: z.number().int().optional(),
      progress: z.enum(ITEM_PROGRESS),
      /** Of a pre-order that waits for its day: when that is. */
      availableFrom: z.iso.datetime().optional(),
      keyType: z.enum(KEY_TYPES),
      /** In plain text. Empty while there are none, and whenever `display` is not `shown`. */
      keys: z.array(z.string()),
      /** Where it is downloaded, and how it is activated, if its owner says so; with its keys only. */
      installerUrl: z.string().nullable(),
      activationSteps: z.array(z.string()),
    }),
  ),
  resend: z.object({ state: z.enum(RESEND_STATES), left: z.number().int() }),
  correction: z.enum(CORRECTION_STATES),
  /** Whom the keys are for, and when they are mailed, when it is not the buyer. */
  gift: shownGiftSchema.nullable(),
  held: shownHeldSchema.nullable(),
})
export type OrderKeys = z.infer<typeof orderKeysSchema>

/** Body of POST /api/orders/{orderNumber}/correct-email: the address as the checkout takes it. */
export const newEmailSchema = z.object({ email: emailSchema })
