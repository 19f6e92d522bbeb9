import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockPerson } from './people'
import { sharedOut } from './person-tags'
import { CUSTOMER_ENTITY } from './records'

/**
 * Replaces the tags of a customer. Of a person with several addresses each keeps those of its own that stay, and new ones
 * go to the leading one. The audit trail only counts them, like notes.
 *
 * @throws AppError `not_found`
 */
export async function setTags(actor: Actor, id: number, tags: readonly string[]): Promise<void> {
  await db().$transaction(async (tx) => {
    const { addresses } = await lockPerson(tx, id)
    const shares = sharedOut(
      tags,
      addresses.map((address) => address.tags),
    )
    for (const [place, address] of addresses.entries()) {
      const share = shares[place] ?? []
      if (address.tags.join('\n') === share.join('\n')) continue
      await tx.customerRecord.update({ where: { id: address.id }, data: { tags: share } })
      await recordAudit(tx, actor, {
        action: 'customer.tag',
        entityType: CUSTOMER_ENTITY,
        entityId: address.id,
        before: { tags: address.tags.length },
        after: { tags: share.length },
      })
    }
  })
}
