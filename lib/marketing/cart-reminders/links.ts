import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { openMailedToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { LINK_DAYS } from './reminder-rules'

const DAY = DAY_MS / 1000

const RESTORE = { purpose: 'cart-reminder-restore', seconds: LINK_DAYS * DAY }
/** So long that reminders can be ended from a mail of years ago. */
const STOP = { purpose: 'cart-reminder-stop', seconds: 20 * 365 * DAY }

const restoreSchema = z.object({ reminderId: z.uuid() })
const stopSchema = z.object({ email: z.string() })

/** A token that puts what a reminder was about into the cart of whoever opens it. It does not give access to the cart. */
export const sealRestore = (reminderId: string): Promise<string> =>
  sealToken(RESTORE.purpose, { reminderId }, RESTORE.seconds)

export const openRestore = async (token: string): Promise<string | null> =>
  (await openMailedToken(RESTORE.purpose, restoreSchema, token, RESTORE.seconds))?.reminderId ??
  null

/** A token that ends reminders to an address. @param email in lower case */
export const sealStop = (email: string): Promise<string> =>
  sealToken(STOP.purpose, { email }, STOP.seconds)

export const openStop = async (token: string): Promise<string | null> =>
  (await openMailedToken(STOP.purpose, stopSchema, token, STOP.seconds))?.email ?? null

/** The refusal of a mailed link that has expired or is not complete. */
export const invalidLink = (): AppError =>
  new AppError('invalid', say('links.expiredOrIncomplete'), {
    issues: [{ path: 'token', text: say('fields.expiredOrNotValid', { field: 'token' }) }],
  })
