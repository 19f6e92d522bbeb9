import { mergedInto } from '@/lib/customers/merge-rules'
import type { CustomerAddress } from '@/lib/service/customer-records/contracts'

/** The addresses that go when one is separated, itself first, and those that stay. */
export function partsAfter(
  id: number,
  addresses: readonly CustomerAddress[],
): { goes: CustomerAddress[]; stays: CustomerAddress[] } {
  const tree = addresses.map(({ id: own, merged }) => ({
    id: own,
    mergedIntoId: merged?.intoId ?? null,
  }))
  const going = new Set([id, ...mergedInto(id, tree)])
  return {
    goes: addresses.filter((address) => going.has(address.id)),
    stays: addresses.filter((address) => !going.has(address.id)),
  }
}
