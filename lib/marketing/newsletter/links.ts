import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { openMailedToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'

const DAY = DAY_MS / 1000

/** How long a link that confirms a subscription is valid. */
export const CONFIRM_DAYS = 7
const CONFIRM = { purpose: 'newsletter-confirm', seconds: CONFIRM_DAYS * DAY }

/** So long that a subscription can be ended from a mail of years ago. */
const UNSUBSCRIBE = { purpose: 'newsletter-unsubscribe', seconds: 20 * 365 * DAY }

const confirmationSchema = z.object({ subscriberId: z.number().int(), round: z.number().int() })
/** With the mailing whose mail the link is in, if it is in one. */
const unsubscriptionSchema = z.object({
  subscriberId: z.number().int(),
  mailingId: z.number().int().optional(),
})

type Confirmation = z.infer<typeof confirmationSchema>
export type Unsubscription = z.infer<typeof unsubscriptionSchema>

/** A token that confirms the subscription of this round, and of no later one. */
export const sealConfirmation = ({ subscriberId, round }: Confirmation): Promise<string> =>
  sealToken(CONFIRM.purpose, { subscriberId, round }, CONFIRM.seconds)

export const openConfirmation = (token: string): Promise<Confirmation | null> =>
  openMailedToken(CONFIRM.purpose, confirmationSchema, token, CONFIRM.seconds)

/** A token that ends a subscription, whichever round it is in. */
export const sealUnsubscription = (unsubscription: Unsubscription): Promise<string> =>
  sealToken(UNSUBSCRIBE.purpose, unsubscription, UNSUBSCRIBE.seconds)

export const openUnsubscription = (token: string): Promise<Unsubscription | null> =>
  openMailedToken(UNSUBSCRIBE.purpose, unsubscriptionSchema, token, UNSUBSCRIBE.seconds)

/** The refusal of a mailed link that has expired or is not complete. */
export const invalidLink = (): AppError =>
  new AppError('invalid', say('links.expiredOrIncomplete'), {
    issues: [{ path: 'token', text: say('fields.expiredOrNotValid', { field: 'token' }) }],
  })
