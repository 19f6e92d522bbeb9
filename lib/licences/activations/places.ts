import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { lockRows, rowsOf } from '@/lib/core/rows'
import { NEW_RULE } from '@/lib/licences/licence-rule'
import type { BuyersLicence, FreedPlace } from './contracts'
import { movesLeft, nextPlaceAt, type Places } from './place-rules'

type Activation = Prisma.LicenceActivationGetPayload<object>

/** The places of a licence: the devices that it is active on, and those that left but whose place is still taken. */
export type PlacesOfLicence = Places & {
  keyId: number
  expiresAt: Date | null
  active: Activation[]
  /** The one whose place is free first comes first. */
  kept: (Activation & { keptUntil: Date })[]
}

const factsSchema = z.object({
  keyId: z.number(),
  expiresAt: z.date().nullable(),
  freeMoves: z.number(),
})
type Facts = z.infer<typeof factsSchema>

/** The places of licences, by their keys. Who goes by them to write has locked the licences. */
export async function placesOfKeys(
  tx: Tx,
  keyIds: readonly number[],
  now: Date,
): Promise<Map<number, PlacesOfLicence>> {
  const where = { keyId: { in: [...keyIds] } }
  const licences = await rowsOf(
    tx,
    factsSchema,
    Prisma.sql`
    SELECT l."keyId", l."expiresAt", coalesce(r."freeMoves", ${NEW_RULE.freeMoves}) AS "freeMoves"
    FROM "Licence" l JOIN "ProductKey" k ON k."id" = l."keyId"
    LEFT JOIN "LicenceRule" r ON r."productId" = k."productId" WHERE l."keyId" = ANY(${keyIds})`,
  )
  const activations = await tx.licenceActivation.findMany({
    where: { ...where, OR: [{ keptUntil: null }, { keptUntil: { gt: now } }] },
    orderBy: [{ keptUntil: 'asc' }, ...LAST_SEEN_FIRST],
  })
  const moves = await tx.licenceMove.findMany({ where })
  return new Map(
    licences.map((licence) => {
      const isIts = ({ keyId }: { keyId: number }) => keyId === licence.keyId
      const moved = moves.filter(isIts).map(({ movedAt }) => movedAt)
      return [licence.keyId, toPlaces(licence, activations.filter(isIts), moved)]
    }),
  )
}

function toPlaces(
  facts: Facts,
  activations: readonly Activation[],
  moves: Date[],
): PlacesOfLicence {
  const kept = activations.flatMap(({ keptUntil, ...row }) =>
    keptUntil ? [{ ...row, keptUntil }] : [],
  )
  return {
    ...facts,
    active: activations.filter(({ keptUntil }) => keptUntil === null),
    kept,
    keptUntil: kept.map(({ keptUntil }) => keptUntil),
    moves,
  }
}

/** {@link placesOfKeys} of one; `null` when the key has no licence. */
export const placesOf = async (tx: Tx, keyId: number, now: Date): Promise<PlacesOfLicence | null> =>
  (await placesOfKeys(tx, [keyId], now)).get(keyId) ?? null

/** Has whoever else changes the places of a licence wait until the transaction ends. */
export async function lockPlaces(tx: Tx, keyId: number): Promise<void> {
  await lockRows(tx, 'Licence', { keyId })
}

/** What is answered of the places that devices left. */
export const freedPlaces = (places: Places, now: Date): FreedPlace => ({
  freeAt: nextPlaceAt(places, now)?.toISOString() ?? null,
  freeMoves: movesLeft(places, now),
})

/** The places as the API shows them to the buyer and to staff. */
export const shownPlaces = (places: PlacesOfLicence, now: Date) => ({
  devices: places.active.map(toDevice),
  kept: places.kept.map((left) => ({ ...toDevice(left), until: left.keptUntil.toISOString() })),
  ...freedPlaces(places, now),
})

/** Devices of a licence in the order in which they are shown. */
const LAST_SEEN_FIRST = [
  { lastSeenAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.LicenceActivationOrderByWithRelationInput[]

type Row = Prisma.LicenceActivationGetPayload<object>

/** A device as the API shows it; never what the software names it by. */
const toDevice = ({
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
