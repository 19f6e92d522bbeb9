import 'server-only'
import { z } from 'zod'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { rowsOf } from '@/lib/core/rows'

const applicationIdRow = z.object({ id: z.string() })

/** Which job applications came from an address. @param email in lower case */
export async function applicationIdsOf(tx: Tx, email: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    applicationIdRow,
    Prisma.sql`SELECT "id" FROM "JobApplication" WHERE lower("email") = ${email}`,
  )
  return rows.map(({ id }) => id)
}

/** The job applications that came from an address, oldest first, without their CVs. @param email in lower case */
export async function applicationsOf(email: string) {
  return db().jobApplication.findMany({
    where: { id: { in: await applicationIdsOf(db(), email) } },
    orderBy: { createdAt: 'asc' },
    omit: { cv: true },
  })
}

/** The CV of one of them. */
export async function cvOf(id: string): Promise<Uint8Array> {
  const { cv } = await db().jobApplication.findUniqueOrThrow({
    where: { id },
    select: { cv: true },
  })
  return cv
}
