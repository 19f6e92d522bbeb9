import 'server-only'
import { keyedHash, keyedHashes } from '@/lib/core/crypto'
import type { Tx } from '@/lib/core/db'

const PURPOSE = 'cart-reminders'

/** Has nothing sent to an address any more, which is known by its hash alone. @returns whether that is new */
export async function optOut(tx: Tx, email: string): Promise<boolean> {
  if ((await optedOutAmong(tx, [email])).has(email)) return false
  const { count } = await tx.cartReminderOptOut.createMany({
    data: { emailHash: keyedHash(email, PURPOSE) },
    skipDuplicates: true,
  })
  return count === 1
}

/** Those of some addresses that want no reminders. */
export async function optedOutAmong(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  const hashes = new Map(
    emails.flatMap((email) => keyedHashes(email, PURPOSE).map((hash) => [hash, email] as const)),
  )
  const rows = await tx.cartReminderOptOut.findMany({
    where: { emailHash: { in: [...hashes.keys()] } },
  })
  return new Set(rows.flatMap(({ emailHash }) => hashes.get(emailHash) ?? []))
}
