import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Application, Cv } from './contracts'

/** Stores an application with its CV. @returns its id */
export async function storeApplication(tx: Tx, application: Application, cv: Cv): Promise<string> {
  const id = newId()
  await tx.jobApplication.create({
    data: {
      id,
      ...application,
      cvFileName: cv.fileName,
      cvContentType: cv.contentType,
      cv: cv.bytes,
    },
  })
  return id
}

/** An applicant's CV. That somebody has fetched it stands in the audit trail. @throws AppError `not_found` */
export async function readCv(actor: Actor, id: string): Promise<Cv> {
  return db().$transaction(async (tx) => {
    const row = await tx.jobApplication.findUnique({
      where: { id },
      select: { cv: true, cvFileName: true, cvContentType: true },
    })
    if (!row) throw new AppError('not_found', 'There is no such application')
    await recordAudit(tx, actor, {
      action: 'application.read_cv',
      entityType: 'application',
      entityId: id,
    })
    return { bytes: row.cv, fileName: row.cvFileName, contentType: row.cvContentType }
  })
}
