import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { addressKey } from './address-key'

/** What entries of the audit trail call a customer. */
export const CUSTOMER_ENTITY = 'customer'

export type CustomerRecord = Prisma.CustomerRecordGetPayload<object>

const noSuchCustomer = () => new AppError('not_found', 'There is no such customer')

/** A customer by id. @throws AppError `not_found` */
export async function customerById(id: number, tx: Tx = db()): Promise<CustomerRecord> {
  const record = await tx.customerRecord.findUnique({ where: { id } })
  if (!record) throw noSuchCustomer()
  return record
}

/** {@link customerById}, locked until the transaction ends. */
export async function lockCustomer(tx: Tx, id: number): Promise<CustomerRecord> {
  await tx.$queryRaw(Prisma.sql`SELECT 1 FROM "CustomerRecord" WHERE "id" = ${id} FOR UPDATE`)
  return customerById(id, tx)
}

/** The id of the customer with an address; `null` when it has never bought. */
export async function customerIdOf(email: string): Promise<number | null> {
  const record = await db().customerRecord.findUnique({
    where: { email: addressKey(email) },
    select: { id: true },
  })
  return record?.id ?? null
}
