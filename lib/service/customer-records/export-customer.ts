import 'server-only'
import { db } from '@/lib/core/db'
import { personOf } from '@/lib/customers/people'
import { CUSTOMER_ENTITY, type CustomerRecord } from '@/lib/customers/records'
import { messageNotesOf } from '@/lib/service/messages/messages-from'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Role } from '@/lib/staff/contracts'
import { blockOf } from './addresses-of'
import type { AddressData, CustomerData } from './contracts'
import { notesOf } from './customer-lists'
import { storedData } from './stored-data'

/**
 * All that the store has about a customer, for the person: what they can download themselves in the library, and
 * what the back office has beside it. It never contains a key, masked ones neither. Audited.
 *
 * @param id of the one address
 * @param withOthers the data of the person's other addresses, too: whoever hands them over knows that they are theirs
 * @throws AppError `not_found`
 */
export async function exportCustomer(
  actor: Actor,
  id: number,
  { withOthers = false }: { withOthers?: boolean } = {},
): Promise<CustomerData> {
  const { addresses } = await personOf(id)
  const asked = addresses.filter((address) => address.id === id)
  const others = withOthers ? addresses.filter((address) => address.id !== id) : []
  const [[data], otherAddresses] = await Promise.all([
    dataOfAll(asked, actor.role),
    dataOfAll(others, actor.role),
  ])
  if (!data) throw new Error('The address is none of its person')
  await db().$transaction(async (tx) => {
    for (const address of [...asked, ...others])
      await recordAudit(tx, actor, {
        action: 'customer.export',
        entityType: CUSTOMER_ENTITY,
        entityId: address.id,
      })
  })
  return { ...data, otherAddresses }
}

/** One address after the other: each is many reads. */
async function dataOfAll(addresses: readonly CustomerRecord[], role: Role): Promise<AddressData[]> {
  const all: AddressData[] = []
  for (const address of addresses) all.push(await dataOf(address, role))
  return all
}

async function dataOf(record: CustomerRecord, role: Role): Promise<AddressData> {
  const { id, email, tags } = record
  const [data, notes, messageNotes] = await Promise.all([
    storedData(email, role),
    notesOf([id]),
    messageNotesOf(email),
  ])
  return {
    ...data,
    tags,
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
    messageNotes,
    block: blockOf(record),
    erasedAt: record.erasedAt?.toISOString() ?? null,
  }
}
