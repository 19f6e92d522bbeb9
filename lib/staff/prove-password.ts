import 'server-only'
import { db } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { giveBack, takeLimits } from '@/lib/http/rate-limit'
import { FAILED_PROOF } from './limits'
import { verifyPassword } from './passwords'

/**
 * Requires that whoever is signed in knows the user's password.
 *
 * @param field that the password was sent in
 * @throws AppError `invalid` naming the field; `rate_limited` after too many failures
 */
export async function requireOwnPassword(
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const uses = [{ limit: FAILED_PROOF, key: String(userId) }]
  await takeLimits(uses)
  const user = await db().user.findUnique({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (!(await verifyPassword(user?.passwordHash ?? null, password)))
    throw invalidField(field, say('staff.notCurrentPassword'))
  await giveBack(uses)
}
