import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { emailSchema } from '@/lib/core/text-schemas'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { localeSchema } from '@/lib/i18n/locale-schema'

/** Body of POST /api/cart-reminders. */
export const askForReminderSchema = z.object({
  email: emailSchema.transform((email) => email.toLowerCase()),
  locale: localeSchema,
  /** What the cart is shown in, and the mail says prices in if the store sells in it then; left out: the store's own. */
  currency: currencySchema.optional(),
})

export const reminderStateSchema = z.object({
  /** Whether this cart's owner wants to be reminded and was not yet. */
  isAsked: z.boolean(),
})

/** The stored shape of what a cart held when its owner was reminded. */
export const rememberedLinesSchema = z.array(
  z.object({ productId: z.number().int(), name: z.string(), quantity: z.number().int() }),
)
export type RememberedLine = z.infer<typeof rememberedLinesSchema>[number]

const tokenText = z
  .string(fault('fields.mustBeText', { field: 'token' }))
  .min(1, fault('fields.isMissing', { field: 'token' }))
  .max(2000, fault('fields.isTooLong', { field: 'token' }))

/** Body of the calls of mailed links. */
export const reminderTokenSchema = z.object({ token: tokenText })

/** Query of the links that mail programs use themselves. */
export const reminderLinkQuerySchema = z.object({ token: tokenText }).partial()

/** What of a remembered cart is in the caller's cart now, and the names of what can't be bought any more. */
export const restoredCartSchema = z.object({
  restored: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  missing: z.array(z.string()),
})
export type RestoredCart = z.infer<typeof restoredCartSchema>

/** `already` when there was nothing left to do. */
export const stoppedRemindersSchema = z.object({ status: z.enum(['done', 'already']) })
export type StoppedReminders = z.infer<typeof stoppedRemindersSchema>
