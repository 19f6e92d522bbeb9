import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '@/lib/core/db'
import { decimalOf } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/rows'
import { personOf } from '@/lib/customers/people'
import { CUSTOMER_ENTITY, type CustomerRecord } from '@/lib/customers/records'
import { exportData } from '@/lib/service/library/export-data'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Role } from '@/lib/staff/contracts'
import { blockOf } from './addresses-of'
import type { AddressData, CustomerData } from './contracts'
import { disputesOf, mailsOf, notesOf } from './customer-lists'

/**
 * All that the store has about a customer, for the person: what they can download themselves in the library, and
 * what the back office has beside it. It never contains a key, masked ones neither. Audited.
 *
 * @param id of the one address
 * @param withOthers the data of the person's other addresses, too: whoever hands them over knows that they are theirs
 * @throws AppError `not_found`
 */
export async function exportCustomer(
  actor: Actor,
  id: number,
  { withOthers = false }: { withOthers?: boolean } = {},
): Promise<CustomerData> {
  const { addresses } = await personOf(id)
  const asked = addresses.filter((address) => address.id === id)
  const others = withOthers ? addresses.filter((address) => address.id !== id) : []
  const [[data], otherAddresses] = await Promise.all([
    dataOfAll(asked, actor.role),
    dataOfAll(others, actor.role),
  ])
  if (!data) throw new Error('The address is none of its person')
  await db().$transaction(async (tx) => {
    for (const address of [...asked, ...others])
      await recordAudit(tx, actor, {
        action: 'customer.export',
        entityType: CUSTOMER_ENTITY,
        entityId: address.id,
      })
  })
  return { ...data, otherAddresses }
}

/** One address after the other: each is many reads. */
async function dataOfAll(addresses: readonly CustomerRecord[], role: Role): Promise<AddressData[]> {
  const all: AddressData[] = []
  for (const address of addresses) all.push(await dataOf(address, role))
  return all
}

async function dataOf(record: CustomerRecord, role: Role): Promise<AddressData> {
  const { id, email } = record
  const [data, notes, disputes, mails, productAlerts, applications] = await Promise.all([
    exportData({ email }),
    notesOf([id]),
    disputesOf([email]),
    mailsOf([email], role),
    alertsOf(email),
    applicationsOf(email),
  ])
  return {
    ...data,
    tags: record.tags,
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
    block: blockOf(record),
    erasedAt: record.erasedAt?.toISOString() ?? null,
    disputes: disputes.map(({ id: _, ...dispute }) => dispute),
    mails: mails.map(({ id: _, email: __, ...mail }) => mail),
    productAlerts,
    applications,
  }
}

async function alertsOf(email: string): Promise<CustomerData['productAlerts']> {
  const alerts = await db().productAlert.findMany({
    where: { watcher: { email } },
    orderBy: { id: 'asc' },
    include: { product: { select: { name: true } } },
  })
  return alerts.map(({ product, kind, status, price, currency, watchedAt }) => ({
    productName: product.name,
    kind,
    status,
    price: decimalOf(price),
    currency,
    watchedAt: watchedAt.toISOString(),
  }))
}

const applicationRowSchema = z.object({
  name: z.string(),
  message: z.string(),
  phone: z.string(),
  job: z.string(),
  link: z.string(),
  cvFileName: z.string(),
  createdAt: z.date(),
})

async function applicationsOf(email: string): Promise<CustomerData['applications']> {
  const rows = await rowsOf(
    db(),
    applicationRowSchema,
    Prisma.sql`
    SELECT "job", "name", "phone", "link", "message", "cvFileName", "createdAt" FROM "JobApplication"
    WHERE lower("email") = ${email} ORDER BY "createdAt"`,
  )
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
