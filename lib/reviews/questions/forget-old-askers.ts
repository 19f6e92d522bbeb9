import 'server-only'
import { db } from '@/lib/core/db'

/**
 * Removes questions that are not shown and were answered, or asked without an answer, before a time. Those that are shown stay
 * without the address of who asked.
 */
export async function forgetOldAskers(before: Date): Promise<void> {
  const isOld = {
    OR: [{ answeredAt: { lt: before } }, { answeredAt: null, createdAt: { lt: before } }],
  }
  await db().productQuestion.deleteMany({ where: { ...isOld, status: { not: 'published' } } })
  await db().productQuestion.updateMany({
    where: { ...isOld, email: { not: null } },
    data: { email: null },
  })
}
