import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { openMailedToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import { OWN_DATA_LINK_HOURS } from './lifetimes'

const LINK = { purpose: 'own-data', seconds: OWN_DATA_LINK_HOURS * 3600 }
const linkSchema = z.object({ email: z.string(), locale: z.string() })

/** Whose data a link is about, and the language that it was asked for in. */
export type DataOwner = z.infer<typeof linkSchema>

/** A token that shows and erases what is stored under an address. */
export const sealOwnDataLink = (owner: DataOwner): Promise<string> =>
  sealToken(LINK.purpose, owner, LINK.seconds)

/** Whose data a mailed token is about. @throws AppError `unauthorized` when it has expired or was changed */
export async function requireDataOwner(token: string): Promise<DataOwner> {
  const owner = await openMailedToken(LINK.purpose, linkSchema, token, LINK.seconds)
  if (!owner) throw new AppError('unauthorized', say('links.expiredOrIncomplete'))
  return owner
}
