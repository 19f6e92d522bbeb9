import 'server-only'
import { z } from 'zod'
import { checkoutConfig } from '@/lib/checkout/checkout-config'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { lockByName } from '@/lib/core/locks'
import { say } from '@/lib/core/server-text'
import { mailOwner } from '@/lib/mail/mail-owner'
import { defineJob } from '@/lib/platform/jobs'
import {
  differences,
  headersIn,
  type Snapshot,
  scriptsIn,
  scriptUrlsIn,
  snapshotOf,
} from './snapshot-rules'
import { PAYMENT_PAGE_LOCK, toSnapshot } from './stored-snapshot'

/** Reads the payment page once a week. */
export const checkPaymentPageJob = defineJob('check_payment_page', z.object({}))

/** The page with the order's sum and the ways to pay. */
const PAGE = '/checkout/review'
const TIMEOUT_MS = 20_000

/**
 * Reads the payment page by the store's public address, as a visitor gets it through whatever stands before the store, and compares
 * its scripts and protecting headers with what was accepted last. What differs waits for the owner, who is mailed once.
 *
 * @throws AppError `unavailable` when the page can't be read
 */
export async function checkPage(): Promise<void> {
  const taken = await takeSnapshot()
  await db().$transaction(async (tx) => {
    await lockByName(tx, PAYMENT_PAGE_LOCK)
    const now = await databaseTime(tx)
    const times = { takenAt: now, checkedAt: now }
    const rows = await tx.paymentPageSnapshot.findMany({ orderBy: { id: 'desc' } })
    const accepted = rows.find(({ acceptedAt }) => acceptedAt !== null)
    const pending = rows.find(({ acceptedAt }) => acceptedAt === null)
    if (!accepted) {
      await tx.paymentPageSnapshot.create({ data: { ...taken, ...times, acceptedAt: now } })
      return
    }
    const isSame = differences(toSnapshot(accepted), taken).length === 0
    const isPending = pending && differences(toSnapshot(pending), taken).length === 0
    if (!isPending) await tx.paymentPageSnapshot.deleteMany({ where: { acceptedAt: null } })
    if (isSame || isPending) {
      await tx.paymentPageSnapshot.update({
        where: { id: isSame || !pending ? accepted.id : pending.id },
        data: { checkedAt: now },
      })
      return
    }
    const { id } = await tx.paymentPageSnapshot.create({ data: { ...taken, ...times } })
    await mailOwner(tx, { kind: 'owner_payment_page', dedupeKey: `payment-page:changed:${id}` })
  })
}

async function takeSnapshot(): Promise<Snapshot> {
  const { SITE_URL } = env()
  const [page, config] = await Promise.all([readPage(SITE_URL + PAGE), checkoutConfig()])
  const scripts = [
    ...scriptsIn(page.html, new URL(SITE_URL).origin),
    // Loaded when somebody is about to pay.
    ...scriptUrlsIn(config.methods),
  ]
  return snapshotOf(
    scripts,
    headersIn((name) => page.headers.get(name)),
  )
}

async function readPage(url: string): Promise<{ html: string; headers: Headers }> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'text/html', 'accept-language': 'en' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status !== 200) throw new Error(`The payment page answered ${answer.status}`)
    return { html: await answer.text(), headers: answer.headers }
  } catch (error) {
    throw new AppError('unavailable', say('checkout.pageUnread'), { cause: error })
  }
}
