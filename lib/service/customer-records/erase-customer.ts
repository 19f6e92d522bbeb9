import 'server-only'
import { db } from '@/lib/core/db'
import { lockPerson } from '@/lib/customers/people'
import type { Actor } from '@/lib/staff/audit'
import { eraseAddress } from './erase-address'

/**
 * Erases the personal data of a customer but for what the law keeps.
 *
 * @param id of the one address, unless all of the person are meant
 * @throws AppError `not_found`
 */
export async function eraseCustomer(
  actor: Actor,
  id: number,
  { allAddresses = false }: { allAddresses?: boolean } = {},
): Promise<void> {
  await db().$transaction(async (tx) => {
    const { addresses } = await lockPerson(tx, id)
    for (const address of addresses)
      if (allAddresses || address.id === id) await eraseAddress(tx, actor, address.email, address)
  })
}
