import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Cv } from './contracts'

/** An applicant's CV. The audit trail records who has fetched it. @throws AppError `not_found` */
export async function readCv(actor: Actor, id: string): Promise<Cv> {
  return db().$transaction(async (tx) => {
    const row = await tx.jobApplication.findUnique({
      where: { id },
      select: { cv: true, cvFileName: true, cvContentType: true },
    })
    if (!row) throw new AppError('not_found', say('careers.unknownApplication'))
    await recordAudit(tx, actor, {
      action: 'application.read_cv',
      entityType: 'application',
      entityId: id,
    })
    return { bytes: row.cv, fileName: row.cvFileName, contentType: row.cvContentType }
  })
}
