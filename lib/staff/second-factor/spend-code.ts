import 'server-only'
import { decrypt } from '@/lib/core/crypto'
import { db } from '@/lib/core/db'
import { hashesOfRecoveryCode } from './recovery-codes'
import { SECRET_PURPOSE } from './secret-purpose'
import { stepOfCode } from './totp'

/** Which of both a code was. */
type Spent = 'app' | 'recovery code'

/**
 * Takes a code of a user's app, or a recovery code, and uses it up: of two calls with the same, one gets it.
 *
 * @returns `null` when it is neither, or was used before
 */
export async function spendCode(userId: number, code: string): Promise<Spent | null> {
  const factor = await db().secondFactor.findUnique({ where: { userId } })
  if (!factor) return null
  const digits = code.replace(/\s/g, '')
  const step = stepOfCode(decrypt(factor.secret, SECRET_PURPOSE), digits, Date.now())
  if (step !== null) {
    const { count } = await db().secondFactor.updateMany({
      where: { userId, lastStep: { lt: step } },
      data: { lastStep: step },
    })
    return count === 1 ? 'app' : null
  }
  const { count } = await db().recoveryCode.deleteMany({
    where: { userId, hash: { in: hashesOfRecoveryCode(code) } },
  })
  return count === 1 ? 'recovery code' : null
}
