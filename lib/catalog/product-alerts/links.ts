import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { openMailedToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { CONFIRM_DAYS, LINK_DAYS } from './alert-rules'

const DAY = DAY_MS / 1000

const CONFIRM = { purpose: 'product-alerts-confirm', seconds: CONFIRM_DAYS * DAY }
const AGAIN = { purpose: 'product-alerts-again', seconds: LINK_DAYS * DAY }
const STOP = { purpose: 'product-alerts-stop', seconds: LINK_DAYS * DAY }

const requestSchema = z.object({ requestId: z.uuid() })
const roundSchema = z.object({ alertId: z.number().int(), round: z.number().int() })
const watcherSchema = z.object({ watcherId: z.number().int(), productId: z.number().int() })

type Round = z.infer<typeof roundSchema>
type Watcher = z.infer<typeof watcherSchema>

/** A token that begins the alerts of a request. */
export const sealRequest = (requestId: string): Promise<string> =>
  sealToken(CONFIRM.purpose, { requestId }, CONFIRM.seconds)

export const openRequest = async (token: string): Promise<string | null> =>
  (await openMailedToken(CONFIRM.purpose, requestSchema, token, CONFIRM.seconds))?.requestId ?? null

/** A token that lets an alert watch once more, after its mail of this round. */
export const sealAgain = ({ alertId, round }: Round): Promise<string> =>
  sealToken(AGAIN.purpose, { alertId, round }, AGAIN.seconds)

export const openAgain = (token: string): Promise<Round | null> =>
  openMailedToken(AGAIN.purpose, roundSchema, token, AGAIN.seconds)

/** A token that stops the alerts of an address, about a product or all of them. */
export const sealStop = ({ watcherId, productId }: Watcher): Promise<string> =>
  sealToken(STOP.purpose, { watcherId, productId }, STOP.seconds)

export const openStop = (token: string): Promise<Watcher | null> =>
  openMailedToken(STOP.purpose, watcherSchema, token, STOP.seconds)

/** The refusal of a mailed link that has expired or is not complete. */
export const invalidLink = (): AppError =>
  new AppError('invalid', say('links.expiredOrIncomplete'), {
    issues: [{ path: 'token', text: say('fields.expiredOrNotValid', { field: 'token' }) }],
  })
