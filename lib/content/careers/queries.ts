import 'server-only'
import { jobBySlug } from '@/content/careers'
import { db, type Prisma } from '@/lib/core/db'
import { searchedEmail } from '@/lib/core/email-address'
import type { ApplicationQuery, ApplicationRow } from './admin-contracts'

/** One page of the applications, newest first, with the number of all that match. */
export async function listApplications({
  search,
  limit,
  offset,
}: ApplicationQuery): Promise<{ rows: ApplicationRow[]; total: number }> {
  const contains = { contains: search, mode: 'insensitive' } as const
  const where: Prisma.JobApplicationWhereInput = search
    ? {
        OR: [
          { name: contains },
          { email: { ...contains, contains: searchedEmail(search) } },
          { job: contains },
        ],
      }
    : {}
  const [rows, total] = await Promise.all([
    db().jobApplication.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
      omit: { cv: true, cvContentType: true },
    }),
    db().jobApplication.count({ where }),
  ])
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      job: jobBySlug(row.job)?.title ?? row.job,
      createdAt: row.createdAt.toISOString(),
    })),
  }
}
