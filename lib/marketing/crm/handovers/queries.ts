import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Crm } from '@/lib/marketing/crm/crm'
import { CRMS } from '@/lib/marketing/crm/crms'
import type { Handover } from './contracts'

export type HandoverRow = Prisma.CrmHandoverGetPayload<object>

/** A CRM of the catalogue. @throws AppError `not_found` */
export function requireCrm(id: string): Crm {
  const crm = CRMS.find((known) => known.id === id)
  if (!crm) throw new AppError('not_found', say('plugins.unknown'))
  return crm
}

/** A run as the API returns it. */
export const toHandover = (row: HandoverRow): Handover => ({
  id: row.id,
  status: row.status,
  orders: row.orders,
  handled: row.handled,
  refused: row.refused,
  failure: row.failure,
  username: row.username,
  endedBy: row.endedBy,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

const latestRow = (crm: string, tx: Tx): Promise<HandoverRow | null> =>
  tx.crmHandover.findFirst({ where: { crm }, orderBy: { createdAt: 'desc' } })

/** The run of a CRM that has not come to an end. */
export const runningHandover = (crm: string, tx: Tx): Promise<HandoverRow | null> =>
  tx.crmHandover.findFirst({ where: { crm, status: 'running' } })

/** The latest run of a CRM. @throws AppError `not_found` for none of the CRMs */
export async function latestHandover(crm: string): Promise<Handover | null> {
  const row = await latestRow(requireCrm(crm).id, db())
  return row && toHandover(row)
}
