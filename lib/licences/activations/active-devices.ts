import type { Prisma } from '@/lib/core/db'
import type { BuyersLicence } from './contracts'

/** Devices of a licence in the order in which they are shown. */
export const LAST_SEEN_FIRST = [
  { lastSeenAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.LicenceActivationOrderByWithRelationInput[]

type Row = Prisma.LicenceActivationGetPayload<object>

/** A device as the API shows it; never what the software names it by. */
export const toDevice = ({
  id,
  deviceName,
  createdAt,
  lastSeenAt,
}: Row): BuyersLicence['devices'][number] => ({
  id,
  name: deviceName,
  since: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
})
