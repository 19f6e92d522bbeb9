import 'server-only'
import { toCents, toDecimal } from '@/lib/core/money'
import { requireMergeable } from '@/lib/customers/merge-rules'
import { type Person, personOf } from '@/lib/customers/people'
import { tagsOfAll } from '@/lib/customers/person-tags'
import { addressesOf } from './addresses-of'
import type { MergePreview, MergeSide } from './merge-contracts'
import { toCustomerRow } from './to-customer-row'

/**
 * What comes together when two customers are merged. Nothing changes yet.
 *
 * @throws AppError `not_found`, `invalid` and `conflict` as merging itself
 */
export async function previewMerge(id: number, otherId: number): Promise<MergePreview> {
  const people = [await personOf(id), await personOf(otherId)] as const
  requireMergeable([id, otherId], people)
  const [one, other] = await Promise.all(people.map(toSide))
  if (!one || !other) throw new Error('A side of the preview is missing')
  const added = (amount: (side: MergeSide) => string) =>
    toDecimal(toCents(amount(one)) + toCents(amount(other)))
  return {
    customers: [one, other],
    together: {
      orders: one.orders + other.orders,
      paid: added(({ paid }) => paid),
      refunded: added(({ refunded }) => refunded),
      net: added(({ net }) => net),
      notes: one.notes + other.notes,
      tags: tagsOfAll([one.tags, other.tags]),
      isBlocked: one.isBlocked || other.isBlocked,
    },
    addressIds: people.flatMap(({ addresses }) => addresses.map((address) => address.id)),
  }
}

async function toSide(person: Person): Promise<MergeSide> {
  const addresses = await addressesOf(person)
  return {
    ...toCustomerRow(person.leader, person.addresses.slice(1)),
    notes: addresses.reduce((sum, { notes }) => sum + notes, 0),
  }
}
