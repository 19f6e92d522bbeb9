import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { openMailedToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { REVIEW_LINK_DAYS } from './review-rules'

const DAY = DAY_MS / 1000

const WRITE = { purpose: 'review', seconds: REVIEW_LINK_DAYS * DAY }
/** So long that the mails can be ended from one of years ago. */
const STOP = { purpose: 'review-stop', seconds: 20 * 365 * DAY }

/** Contains the address, so that a link expires when the order's address is corrected. */
const writeSchema = z.object({ orderId: z.number().int(), email: z.string() })
const stopSchema = z.object({ email: z.string() })

/** A token that lets the reader of the buyer's mail review what an order brought. */
export const sealReviewLink = (order: { id: number; customerEmail: string }): Promise<string> =>
  sealToken(WRITE.purpose, { orderId: order.id, email: order.customerEmail }, WRITE.seconds)

export const openReviewLink = (token: string): Promise<z.output<typeof writeSchema> | null> =>
  openMailedToken(WRITE.purpose, writeSchema, token, WRITE.seconds)

/** The refusal of a mailed link that has expired, is not complete, or of an address that was corrected. */
export const endedLink = (): AppError =>
  new AppError('unauthorized', say('links.expiredOrIncomplete'))

/** A token that ends the mails to an address that ask for reviews. */
export const sealStop = (email: string): Promise<string> =>
  sealToken(STOP.purpose, { email: email.toLowerCase() }, STOP.seconds)

export const openStop = (token: string): Promise<z.output<typeof stopSchema> | null> =>
  openMailedToken(STOP.purpose, stopSchema, token, STOP.seconds)
