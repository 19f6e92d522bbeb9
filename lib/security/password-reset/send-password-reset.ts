import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { queueMail } from '@/lib/mail/queue-mail'
import type { ResetRequest } from '@/lib/staff/account-contracts'
import { findUserByEmail } from '@/lib/staff/queries'
import { maySignIn } from '@/lib/staff/roles'
import { isWithin } from '../is-within'

/** Mails of this kind to one user, however often they are asked for. */
const MAILED = { name: 'password-reset-mail', points: 3, seconds: 3600 }

/** Mails a link to a new password, if somebody who may sign in to the back office has the address. */
export async function sendPasswordReset({ email }: ResetRequest): Promise<void> {
  const user = await findUserByEmail(email)
  if (!user || !maySignIn(user)) return
  if (!(await isWithin(MAILED, String(user.id)))) return
  await db().$transaction((tx) =>
    queueMail(tx, {
      kind: 'password_reset',
      dedupeKey: `password-reset:${user.id}:${newId()}`,
      to: user.email,
      locale: 'en',
      payload: { userId: user.id },
    }),
  )
}
