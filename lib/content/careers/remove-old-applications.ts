import 'server-only'
import { db } from '@/lib/core/db'

/** Removes job applications that are older than the privacy policy allows. */
export async function removeOldApplications(before: Date): Promise<void> {
  await db().jobApplication.deleteMany({
    where: { createdAt: { lt: before } },
  })
}
