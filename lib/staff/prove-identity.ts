import 'server-only'
import { db } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { giveBack, takeLimits } from '@/lib/http/rate-limit'
import type { Proof } from './account-contracts'
import type { Actor } from './audit'
import { FAILED_PROOF } from './limits'
import { requireOwnPassword } from './prove-password'
import { spendCode } from './second-factor/spend-code'

/**
 * Notes that whoever is signed in has shown again who they are: by the password, or by a code of their
 * second factor.
 *
 * @throws AppError `invalid` for a wrong one; `rate_limited` after too many
 */
export async function proveIdentity(actor: Actor, { password, code = '' }: Proof): Promise<void> {
  if (password !== undefined) await requireOwnPassword(actor.userId, password, 'password')
  else await requireCode(actor.userId, code)
  await db().adminSession.updateMany({
    where: { id: actor.sessionId },
    data: { provenAt: new Date() },
  })
}

async function requireCode(userId: number, code: string): Promise<void> {
  const uses = [{ limit: FAILED_PROOF, key: String(userId) }]
  await takeLimits(uses)
  if (!(await spendCode(userId, code))) throw invalidField('code', say('staff.codeWrongOrUsed'))
  await giveBack(uses)
}
