import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { lockByName, shareLockByName } from '@/lib/core/locks'
import { lockRows } from '@/lib/core/rows'
import { type CustomerRecord, customerById } from './records'

/** Whoever counts the orders of a customer shares it; the triggers know its name, too. */
const MERGE_LOCK = 'customers-merge'

/** Somebody with all their addresses: those that staff merged (docs/decisions/0114), and for most a single one. */
export type Person = {
  leader: CustomerRecord
  /** The leading one first, then in the order in which they were merged. */
  addresses: CustomerRecord[]
}

/** Which rows are the addresses of the person whom one leads. */
const led = (leaderId: number): Prisma.CustomerRecordWhereInput => ({
  OR: [{ id: leaderId }, { leaderId }],
})

/**
 * The person whom an address belongs to.
 *
 * @param id of any of the addresses
 * @throws AppError `not_found`
 */
export async function personOf(id: number, tx: Tx = db()): Promise<Person> {
  const asked = await customerById(id, tx)
  const leaderId = asked.leaderId ?? id
  const rows = await tx.customerRecord.findMany({
    where: led(leaderId),
    orderBy: [{ mergedAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
  })
  const leader = rows.find((row) => row.id === leaderId) ?? asked
  return { leader, addresses: [leader, ...rows.filter((row) => row.id !== leader.id)] }
}

/** {@link personOf}, locked until the transaction ends: neither merged nor separated meanwhile. */
export async function lockPerson(tx: Tx, id: number): Promise<Person> {
  await shareLockByName(tx, MERGE_LOCK)
  const { addresses } = await personOf(id, tx)
  const ids = addresses.map((address) => address.id)
  await lockRows(tx, 'CustomerRecord', { id: ids })
  return personOf(id, tx)
}

/** Until the transaction ends nobody else merges, separates or counts customers. */
export const lockMerging = (tx: Tx): Promise<void> => lockByName(tx, MERGE_LOCK)

/** Whether an address, or another of its person, is blocked. @param email in lower case */
export async function isPersonBlocked(tx: Tx, email: string): Promise<boolean> {
  const payer = await tx.customerRecord.findUnique({
    where: { email },
    select: { id: true, leaderId: true },
  })
  if (!payer) return false
  const blocked = await tx.customerRecord.count({
    where: { ...led(payer.leaderId ?? payer.id), blockedAt: { not: null } },
  })
  return blocked > 0
}
