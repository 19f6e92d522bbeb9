import 'server-only'
import { createHash } from 'node:crypto'
import { db, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { HOUR_MS } from '@/lib/core/time'
import { mailOwner } from '@/lib/mail/mail-owner'
import type { Payment } from '@/lib/payments/payment'
import type { ProviderId } from '@/lib/payments/provider-ids'
import type { ProviderTransaction } from '@/lib/payments/provider-notice'
import { PROVIDERS } from '@/lib/payments/providers'
import { paymentNamed } from '@/lib/payments/queries'
import { recordProviderRefund } from '@/lib/refunds/record-provider-refund'
import { currentSetting } from '@/lib/settings/queries'
import { compareBooks, type Difference, type Entry, totalsByCurrency } from './compare'
import { storeBook } from './store-book'
import { moveComparison } from './transition'

/** PayPal lists a transaction up to three hours after it was made. */
const LISTED_AFTER_MS = 4 * HOUR_MS

/** Settles a payment that nothing was heard of yet, and returns what came of it. */
type Settle = (payment: Payment) => Promise<Payment>

/**
 * Compares the store's book with a provider's. What no notification brought is recorded first, as if one
 * had; what is left needs somebody to look at it, who gets a mail.
 */
export async function runComparison(id: string, settle: Settle): Promise<void> {
  const comparison = await db().booksComparison.findUniqueOrThrow({ where: { id } })
  const { provider, from, to, status } = comparison
  if (status !== 'running') return
  try {
    const transactions = await recordMissing(
      provider,
      await PROVIDERS[provider].listTransactions({ from, to }),
      settle,
    )
    const own = await storeBook(provider, { from, to })
    const numberOf = new Map(own.map((entry) => [entry.id, entry.orderNumber]))
    const providers = transactions.map((transaction) => toEntry(transaction, numberOf))
    const listedUntil = Math.min(to.getTime(), Date.now() - LISTED_AFTER_MS)
    const differences = compareBooks(
      own,
      providers,
      (at) => from <= at && at.getTime() < listedUntil,
    )
    await finish(comparison, own, providers, differences)
  } catch (error) {
    log.error({ err: error, provider }, 'books could not be compared')
    const failure = error instanceof Error ? error.message : String(error)
    await moveComparison(db(), id, 'fail', { failure: failure.slice(0, 500) })
  }
}

/** @returns the completed transactions, without those whose payment the store is just settling */
async function recordMissing(
  provider: ProviderId,
  transactions: ProviderTransaction[],
  settle: Settle,
): Promise<ProviderTransaction[]> {
  const completed = transactions.filter(({ status }) => status === 'completed')
  // A refund can be recorded once its payment is.
  const inOrder = [
    ...completed.filter(({ kind }) => kind === 'payment'),
    ...completed.filter(({ kind }) => kind !== 'payment'),
  ]
  const settled: ProviderTransaction[] = []
  for (const transaction of inOrder)
    if (await isSettled(provider, transaction, settle)) settled.push(transaction)
  return settled
}

async function isSettled(
  provider: ProviderId,
  { id, kind, payment: reference, isRequest, amount }: ProviderTransaction,
  settle: Settle,
): Promise<boolean> {
  const found = await paymentNamed(provider, reference)
  if (!found) return true
  const payment = found.captured === null ? await settle(found) : found
  if (payment.status === 'processing') return false
  if (kind === 'payment' || payment.captured === null) return true
  try {
    await recordProviderRefund(payment, {
      providerRefundId: id,
      isRequest,
      amount,
      status: 'refunded',
      isReversal: kind === 'reversal',
    })
  } catch (error) {
    // It stays a difference, which somebody has to look at.
    log.warn({ err: error, transactionId: id }, 'a refund of the provider could not be recorded')
  }
  return true
}

const toEntry = (
  { id, kind, amount, at }: ProviderTransaction,
  numberOf: ReadonlyMap<string, string | null>,
): Entry => ({
  id,
  kind: kind === 'payment' ? 'payment' : 'refund',
  cents: amount.cents,
  currency: amount.currency,
  at,
  orderNumber: numberOf.get(id) ?? null,
})

async function finish(
  { id, provider }: { id: string; provider: ProviderId },
  own: Entry[],
  providers: Entry[],
  differences: Difference[],
): Promise<void> {
  const key = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`
  const [inStore, listed, missed] = [own, providers, differences].map(
    (entries) => new Set<string>(entries.map(key)),
  ) as [Set<string>, Set<string>, Set<string>]
  // What is too young to be missed in the other book yet counts in neither.
  const counted = (other: Set<string>) => (entry: Entry) =>
    other.has(key(entry)) || missed.has(key(entry))
  await db().$transaction(async (tx) => {
    await moveComparison(tx, id, 'finish', {
      totals: totalsByCurrency(
        own.filter(counted(listed)),
        providers.filter(counted(inStore)),
        await currentSetting('baseCurrency', tx),
      ),
      differences: differences.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    })
    if (differences.length > 0) await tellOwner(tx, id, provider, differences)
  })
}

/** The same differences are found each night until they are settled, and told once. */
async function tellOwner(
  tx: Tx,
  comparisonId: string,
  provider: ProviderId,
  differences: Difference[],
): Promise<void> {
  const same = createHash('sha256')
    .update(differences.map(({ what, kind, id }) => `${what} ${kind} ${id}`).join('\n'))
    .digest('hex')
  await mailOwner(tx, {
    kind: 'owner_books_differ',
    dedupeKey: `books:${provider}:${same}`,
    payload: { comparisonId },
  })
}
