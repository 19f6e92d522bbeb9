import 'server-only'
import type { Tx } from '@/lib/core/db'
import { deleteMails } from '@/lib/mail/delete-mails'
import { applicationIdsOf } from './applications-of'

/**
 * Deletes the job applications that came from an address, with their CVs and all mails about them, for its owner.
 *
 * @param email in lower case
 * @returns how many there were
 */
export async function eraseApplicationsOf(tx: Tx, email: string): Promise<number> {
  const ids = await applicationIdsOf(tx, email)
  for (const id of ids) await deleteMails(tx, `application:${id}`)
  const { count } = await tx.jobApplication.deleteMany({ where: { id: { in: ids } } })
  return count
}
