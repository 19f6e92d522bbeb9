import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Stopped } from './contracts'
import { openStop } from './links'

/** Ends the mails to an address that ask for reviews, by the token of a mailed link. @throws AppError `invalid` */
export async function stopReviewMails(token: string): Promise<Stopped> {
  const link = await openStop(token)
  if (!link)
    throw new AppError('invalid', say('links.expiredOrIncomplete'), {
      issues: [{ path: 'token', text: say('fields.expiredOrNotValid', { field: 'token' }) }],
    })
  const { count } = await db().reviewOptOut.createMany({
    data: { email: link.email },
    skipDuplicates: true,
  })
  return { status: count === 1 ? 'done' : 'already' }
}
