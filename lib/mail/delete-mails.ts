import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'

/** Deletes mails whose personal data is erased. */
export async function deleteMails(tx: Tx, which: Prisma.EmailWhereInput): Promise<void> {
  await tx.email.deleteMany({ where: which })
}
