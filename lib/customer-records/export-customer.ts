import 'server-only'
import { db, Prisma } from '@/lib/core/db'
import { CUSTOMER_ENTITY, customerById } from '@/lib/customers/records'
import { exportData } from '@/lib/library/export-data'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { CustomerData } from './contracts'
import { readCustomer } from './read-customer'

/**
 * All that the store has about a customer, for the person: what they can download themselves in the library, and
 * what the back office has beside it. It never contains a key, masked ones neither. Audited.
 *
 * @throws AppError `not_found`
 */
export async function exportCustomer(actor: Actor, id: number): Promise<CustomerData> {
  const { email } = await customerById(id)
  const [data, page, productAlerts, applications] = await Promise.all([
    exportData({ email }),
    readCustomer(id, actor.role),
    alertsOf(email),
    applicationsOf(email),
  ])
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'customer.export',
      entityType: CUSTOMER_ENTITY,
      entityId: id,
    }),
  )
  const { tags, notes, block, erasedAt, disputes, mails } = page
  return {
    ...data,
    tags,
    notes: notes.map(({ text, createdAt }) => ({ text, createdAt })),
    block,
    erasedAt,
    disputes: disputes.map(({ id: _, ...dispute }) => dispute),
    mails: mails.map(({ id: _, ...mail }) => mail),
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
  return alerts.map(({ product, kind, status, watchedAt }) => ({
    productName: product.name,
    kind,
    status,
    watchedAt: watchedAt.toISOString(),
  }))
}

type ApplicationRow = Omit<CustomerData['applications'][number], 'createdAt'> & { createdAt: Date }

async function applicationsOf(email: string): Promise<CustomerData['applications']> {
  const rows = await db().$queryRaw<ApplicationRow[]>(Prisma.sql`
    SELECT "job", "name", "phone", "link", "message", "cvFileName", "createdAt" FROM "JobApplication"
    WHERE lower("email") = ${email} ORDER BY "createdAt"`)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
