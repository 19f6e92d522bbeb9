import 'server-only'
import { db, type Prisma } from '@/lib/core/db'

type AddressKind = Prisma.FormerAddressGetPayload<object>['kind']

/** Whatever else is asked for was never an address. */
export const SLUG = /^[a-z0-9-]{1,200}$/

/**
 * Who had an address last, as the database recorded it when the slug was changed. To be asked only where nobody
 * has the address now.
 *
 * @returns the id, which may be of something that is hidden; `null` when nobody had it
 */
export async function lastWithSlug(kind: AddressKind, slug: string): Promise<number | null> {
  if (!SLUG.test(slug)) return null
  const left = await db().formerAddress.findUnique({
    where: { kind_slug: { kind, slug } },
    select: { targetId: true },
  })
  return left?.targetId ?? null
}
