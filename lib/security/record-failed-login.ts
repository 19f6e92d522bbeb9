import 'server-only'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { recordAudit } from '@/lib/staff/audit'
import { findUserForLogin } from '@/lib/staff/queries'
import { USER_ENTITY } from '@/lib/staff/user-writes'
import type { Culprit } from './incidents'
import { isWithin } from './is-within'
import { countIncident } from './warn-owner'

/**
 * So that guessing from many addresses doesn't bury what else is in the trail; all are logged. Each user has a share of
 * their own, which names that nobody has, and attempts as somebody else, leave alone.
 */
const AUDITED_OF_USER = { name: 'audited-failed-login-user', points: 60, seconds: 3600 }
const AUDITED_OF_NOBODY = { name: 'audited-failed-login', points: 300, seconds: 3600 }
const AUDITED_CLOSED = { name: 'audited-closed-login', points: 1, seconds: 900 }

type Attempt = { username: string; address: string }

/** A name that nobody has is not kept: people type passwords into the wrong field. */
async function culpritOf({ username, address }: Attempt): Promise<Culprit> {
  const user = await findUserForLogin(username)
  return { userId: user?.id ?? null, username: user?.username ?? '(unknown)', address }
}

/** Records a login that failed: in the log, in the audit trail, and among the owner's warnings. */
export async function recordFailedLogin(attempt: Attempt): Promise<void> {
  const culprit = await culpritOf(attempt)
  const { userId, address } = culprit
  log.warn({ userId, address }, 'a login failed')
  if (await isShared(userId)) await audit(culprit, 'user.login_failed')
  await countIncident('failed_login', culprit)
}

const isShared = (userId: number | null) =>
  userId === null ? isWithin(AUDITED_OF_NOBODY, 'all') : isWithin(AUDITED_OF_USER, String(userId))

/** Records a login that was refused unseen because too many failed before: once for each caller. */
export async function recordClosedLogin(attempt: Attempt): Promise<void> {
  const culprit = await culpritOf(attempt)
  const { userId, username, address } = culprit
  log.warn({ userId, address }, 'a login was refused after too many failures')
  if (await isWithin(AUDITED_CLOSED, `${username}|${address}`))
    await audit(culprit, 'user.login_closed')
  await countIncident('failed_login', culprit)
}

const audit = (culprit: Culprit, action: string) =>
  recordAudit(db(), culprit, {
    action,
    entityType: USER_ENTITY,
    entityId: culprit.userId ?? culprit.username,
  })
