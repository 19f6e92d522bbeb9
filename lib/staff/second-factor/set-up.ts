import 'server-only'
import { z } from 'zod'
import { encrypt } from '@/lib/core/crypto'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { openToken, sealToken } from '@/lib/core/sealed-token'
import { say } from '@/lib/core/server-text'
import { giveBack, takeLimits } from '@/lib/http/rate-limit'
import { type Actor, recordAudit } from '../audit'
import { FAILED_PROOF } from '../limits'
import { requireOwnPassword } from '../prove-password'
import { USER_ENTITY } from '../user-writes'
import type { ConfirmSetup, SecondFactorSetup } from './contracts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { SECRET_PURPOSE } from './secret-purpose'
import { newTotpSecret, stepOfCode, totpUri } from './totp'

const TICKET = 'second-factor-setup'
const TICKET_SECONDS = 900

const ticketSchema = z.object({ user: z.number().int(), secret: z.string() })

/**
 * Begins to set up an authenticator app. Nothing is stored before its first code has come.
 *
 * @param issuer what the app calls the store
 * @throws AppError `invalid` for a wrong password, `conflict` when there is one already
 */
export async function beginSetup(
  actor: Actor,
  password: string,
  issuer: string,
): Promise<SecondFactorSetup> {
  await requireOwnPassword(actor.userId, password, 'password')
  await requireNone(db(), actor.userId)
  const secret = newTotpSecret()
  const ticket = await sealToken(TICKET, { user: actor.userId, secret }, TICKET_SECONDS)
  return { secret, ticket, uri: totpUri(secret, issuer, actor.username) }
}

/**
 * Stores an authenticator app whose code shows that it works.
 *
 * @returns the recovery codes, which can't be had again
 * @throws AppError `invalid` for a wrong code or an old ticket, `conflict` when there is one already
 */
export async function confirmSetup(
  actor: Actor,
  { ticket, code }: ConfirmSetup,
): Promise<string[]> {
  const begun = await openToken(TICKET, ticketSchema, ticket, TICKET_SECONDS)
  if (begun?.user !== actor.userId)
    throw invalidField('ticket', say('session.beginAgainWithPassword'))
  const uses = [{ limit: FAILED_PROOF, key: String(actor.userId) }]
  await takeLimits(uses)
  const step = stepOfCode(begun.secret, code.replace(/\s/g, ''), Date.now())
  if (step === null) throw invalidField('code', say('staff.codeWrongCheckClock'))
  await giveBack(uses)
  return db().$transaction(async (tx) => {
    await requireNone(tx, actor.userId)
    const secret = encrypt(begun.secret, SECRET_PURPOSE)
    await tx.secondFactor.create({ data: { userId: actor.userId, secret, lastStep: step } })
    const codes = await replaceRecoveryCodes(tx, actor.userId)
    await recordAudit(tx, actor, {
      action: 'user.add_second_factor',
      entityType: USER_ENTITY,
      entityId: actor.userId,
    })
    return codes
  })
}

/**
 * Replaces the recovery codes; the old ones are void.
 *
 * @throws AppError `invalid` for a wrong password, `not_found` without a second factor
 */
export async function renewRecoveryCodes(actor: Actor, password: string): Promise<string[]> {
  await requireOwnPassword(actor.userId, password, 'password')
  return db().$transaction(async (tx) => {
    if ((await tx.secondFactor.count({ where: { userId: actor.userId } })) === 0)
      throw new AppError('not_found', say('staff.noSecondFactor'))
    const codes = await replaceRecoveryCodes(tx, actor.userId)
    await recordAudit(tx, actor, {
      action: 'user.renew_recovery_codes',
      entityType: USER_ENTITY,
      entityId: actor.userId,
    })
    return codes
  })
}

async function requireNone(tx: Tx, userId: number): Promise<void> {
  if ((await tx.secondFactor.count({ where: { userId } })) > 0)
    throw new AppError('conflict', say('staff.secondFactorSetUpAlready'))
}

async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })),
  })
  return codes
}
