import 'server-only'
import type { z } from 'zod'
import { db, type Prisma } from '@/lib/core/db'
import { activeDestination } from './active-destination'
import type { backupsQuerySchema, StoreBackup } from './contracts'

export const toBackup = (row: Prisma.StoreBackupGetPayload<object>): StoreBackup => ({
  id: row.id,
  status: row.status,
  objectKey: row.objectKey,
  bytes: row.bytes === null ? null : Number(row.bytes),
  message: row.message,
  isDaily: row.day !== null,
  username: row.username,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** One page of the backups, newest first, with their number. */
export async function listBackups({
  limit,
  offset,
}: z.output<typeof backupsQuerySchema>): Promise<{ rows: StoreBackup[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().storeBackup.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offset,
      take: limit,
    }),
    db().storeBackup.count(),
  ])
  return { rows: rows.map(toBackup), total }
}

/** What is known of the backups: the last good one, the last that failed since, and since when there are any at all. */
export type BackupSigns = {
  firstAt: Date | null
  lastGoodAt: Date | null
  failure: { at: Date; message: string } | null
}

/** How the backups of a store go that makes some; `null` while it makes none. */
export async function backupSigns(): Promise<BackupSigns | null> {
  if (!(await activeDestination())) return null
  const [first, good] = await Promise.all([
    db().storeBackup.findFirst({ orderBy: { createdAt: 'asc' } }),
    db().storeBackup.findFirst({ where: { status: 'succeeded' }, orderBy: { createdAt: 'desc' } }),
  ])
  const failed = await db().storeBackup.findFirst({
    where: { status: 'failed', createdAt: good ? { gt: good.createdAt } : undefined },
    orderBy: { createdAt: 'desc' },
  })
  return {
    firstAt: first?.createdAt ?? null,
    lastGoodAt: good?.createdAt ?? null,
    failure: failed && { at: failed.finishedAt ?? failed.createdAt, message: failed.message },
  }
}
