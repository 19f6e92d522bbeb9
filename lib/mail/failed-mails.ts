import 'server-only'
import { db } from '@/lib/core/db'

/** How many mails could not be sent so far. */
export const countFailedMails = (): Promise<number> =>
  db().email.count({ where: { status: 'failed' } })
