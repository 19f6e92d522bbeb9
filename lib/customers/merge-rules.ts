import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { MAX_ADDRESSES } from './record-rules'

type Address = { id: number; leaderId: number | null; mergedIntoId: number | null }
type Side = { leader: Address; addresses: readonly Address[] }

/**
 * Requires that one customer can be merged into another.
 *
 * @throws AppError `invalid` for one and the same, `conflict` when one of them belongs to another already, or there would be
 * too many addresses
 */
export function requireMergeable(
  [leaderId, otherId]: readonly [number, number],
  [leading, joining]: readonly [Side, Side],
): void {
  if (leaderId === otherId) throw invalidField('otherId', say('customers.chooseAnother'))
  if (leading.leader.id !== leaderId || joining.leader.id !== otherId)
    throw new AppError('conflict', say('customers.mergedAlready'))
  if (leading.addresses.length + joining.addresses.length > MAX_ADDRESSES)
    throw new AppError('conflict', say('customers.addressesAtMost', { count: MAX_ADDRESSES }))
}

/** Requires that what comes together is what was looked at. @throws AppError `conflict` */
export function requireSeen(
  seenIds: readonly number[],
  [leading, joining]: readonly [Side, Side],
): void {
  const ids = [...leading.addresses, ...joining.addresses].map(({ id }) => id)
  const seen = new Set(seenIds)
  if (seen.size !== ids.length || !ids.every((id) => seen.has(id)))
    throw new AppError('conflict', say('customers.addressesChangedSince'))
}

/** The addresses that were merged into one, directly or into one of these: what goes along when it is separated. */
export function mergedInto(
  id: number,
  addresses: readonly Pick<Address, 'id' | 'mergedIntoId'>[],
): number[] {
  const own = addresses.filter(({ mergedIntoId }) => mergedIntoId === id)
  return own.flatMap((address) => [address.id, ...mergedInto(address.id, addresses)])
}
