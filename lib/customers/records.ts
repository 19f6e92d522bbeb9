import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { emailKey } from './email-key'

/** What entries of the audit trail call a customer. */
export const CUSTOMER_ENTITY = 'customer'

export type CustomerRecord = Prisma.CustomerRecordGetPayload<object>

const noSuchCustomer = () => new AppError('not_found', say('customers.unknown'))

/** A customer by id. @throws AppError `not_found` */
export async function customerById(id: number, tx: Tx = db()): Promise<CustomerRecord> {
  const record = await tx.customerRecord.findUnique({ where: { id } })
  if (!record) throw noSuchCustomer()
  return record
}

/** The id of the customer with an address, the leading one of a person with several; `null` when it has never bought. */
export async function customerIdOf(email: string): Promise<number | null> {
  const record = await db().customerRecord.findUnique({
    where: { email: emailKey(email) },
    select: { id: true, leaderId: true },
  })
  return record && (record.leaderId ?? record.id)
}
