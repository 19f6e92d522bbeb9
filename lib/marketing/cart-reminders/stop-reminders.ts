import 'server-only'
import { db } from '@/lib/core/db'
import type { StoppedReminders } from './contracts'
import { invalidLink, openStop } from './links'
import { optOut } from './opt-outs'
import { endReminders } from './transition'

/** Ends reminders to an address for good, by the token of a mailed link. @throws AppError `invalid` */
export async function stopReminders(token: string): Promise<StoppedReminders> {
  const email = await openStop(token)
  if (email === null) throw invalidLink()
  const isNew = await db().$transaction(async (tx) => {
    await endReminders(tx, 'stop', { email })
    return optOut(tx, email)
  })
  return { status: isNew ? 'done' : 'already' }
}
