import 'server-only'
import { z } from 'zod'
import { Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'
import { type Resealed, resealEach, type SecretChange } from '@/lib/core/secret-change'
import { HAND_DELIVERY } from './contracts'

const rowSchema = z.object({ id: z.string(), message: z.string() })

/** Encrypts the messages of deliveries by hand, which may contain licence data, under another secret. */
export async function resealMessages(tx: Tx, change: SecretChange): Promise<Resealed> {
  const rows = await rowsOf(
    tx,
    rowSchema,
    Prisma.sql`
    SELECT "id"::text AS "id", "payload" ->> 'sealedMessage' AS "message" FROM "Email"
    WHERE "payload" ->> 'sealedMessage' IS NOT NULL`,
  )
  return resealEach(
    change,
    rows,
    ({ message }) => ({ sealed: Buffer.from(message, 'base64'), purpose: HAND_DELIVERY }),
    ({ id }, sealed) => {
      const message = Buffer.from(sealed).toString('base64')
      return tx.$executeRaw(Prisma.sql`
        UPDATE "Email" SET "payload" = jsonb_set("payload", '{sealedMessage}', to_jsonb(${message}::text))
        WHERE "id" = ${id}::uuid`)
    },
  )
}
