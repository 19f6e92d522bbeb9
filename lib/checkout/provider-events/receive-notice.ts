import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import { requireStorable } from '@/lib/http/route'
import { type OutsideProviderId, providerIn } from '@/lib/payments/provider-ids'
import type { SignedMessage } from '@/lib/payments/provider-notice'
import { PROVIDERS } from '@/lib/payments/providers'
import { scheduleHandling } from './schedule-handling'

/**
 * Takes a provider's notification: its signature is checked before anything of it is read, and it is
 * stored with the job that handles it before it is answered. A repeated one is stored once.
 *
 * @param address how its address names the provider, such as `authorize-net`
 * @throws AppError `not_found` where there is no such provider, `unauthorized` for a signature that does not fit, `unavailable` when it can't be
 *   checked (the provider then sends it again), `invalid` for a signed text that is no notification
 */
export async function receiveNotice(address: string, message: SignedMessage): Promise<void> {
  const provider = providerIn(address)
  if (!provider) throw new AppError('not_found', say('request.noSuchCall'))
  await requireGenuine(provider, message)
  const payload = readJson(message.body)
  const { eventId, kind } = headOf(provider, payload)
  const id = newId()
  await db().$transaction(async (tx) => {
    const { count } = await tx.providerEvent.createMany({
      data: { id, provider, eventId, kind, payload },
      skipDuplicates: true,
    })
    if (count === 1) await scheduleHandling(tx, id)
  })
}

async function requireGenuine(provider: OutsideProviderId, message: SignedMessage): Promise<void> {
  const verdict = await PROVIDERS[provider].checkNotice(message)
  if (verdict === 'genuine') return
  if (verdict === 'forged') {
    log.warn({ provider }, 'a notification with a wrong signature was refused')
    throw new AppError('unauthorized', say('providerEvents.signature'))
  }
  throw new AppError(
    'unavailable',
    verdict === 'not_set_up'
      ? say('providerEvents.noKey')
      : say('providerEvents.signatureUnchecked'),
    { retryAfter: 60 },
  )
}

const payloadSchema = z.record(z.string(), z.json())

function readJson(body: Buffer): z.output<typeof payloadSchema> {
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    throw new AppError('invalid', say('request.bodyNotJson'))
  }
  requireStorable(value)
  const payload = payloadSchema.safeParse(value)
  if (!payload.success) throw new AppError('invalid', say('providerEvents.noObject'))
  return payload.data
}

function headOf(provider: OutsideProviderId, payload: unknown) {
  try {
    return PROVIDERS[provider].noticeHead(payload)
  } catch (error) {
    throw new AppError('invalid', say('providerEvents.noNotification'), {
      cause: error,
    })
  }
}
