import 'server-only'
import { Prisma, type Tx } from '@/lib/core/db'

/**
 * Takes the names that a buyer gave to devices; their licences stay active on them. Devices of gifts are not the buyer's.
 *
 * @param email in lower case
 * @returns how many had a name
 */
export const forgetDeviceNames = (tx: Tx, email: string): Promise<number> =>
  tx.$executeRaw(Prisma.sql`
    UPDATE "LicenceActivation" a SET "deviceName" = ''
    FROM "ProductKey" k JOIN "OrderItem" i ON i."id" = k."orderItemId" JOIN "Order" o ON o."id" = i."orderId"
    WHERE k."id" = a."keyId" AND a."deviceName" <> '' AND lower(o."customerEmail") = ${email}
      AND NOT EXISTS (SELECT 1 FROM "OrderGift" g WHERE g."orderId" = o."id")`)
