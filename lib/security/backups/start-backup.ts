import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { hourIn } from '@/lib/core/format-date'
import { say } from '@/lib/core/server-text'
import { HOUR_MS } from '@/lib/core/time'
import { addJob } from '@/lib/platform/jobs'
import { currentSettings } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { activeDestination } from './active-destination'
import type { StoreBackup } from './contracts'
import { dueAttempt } from './due-attempt'
import { runBackupJob } from './jobs'
import { toBackup } from './queries'
import { dependsOnBackup, moveBackup } from './transition'

/** What runs for longer is done by nobody any more, such as one that was under way when a database was restored. */
const LONGEST_MS = 12 * HOUR_MS

type Row = Prisma.StoreBackupGetPayload<object>

/** The backup that runs; nobody else can start one until the caller's transaction ends. */
async function running(tx: Tx): Promise<Row | null> {
  await tx.$executeRaw`LOCK TABLE "StoreBackup" IN SHARE ROW EXCLUSIVE MODE`
  const found = await tx.storeBackup.findFirst({ where: { status: 'running' } })
  if (!found) return null
  const now = await databaseTime(tx)
  if (now.getTime() - found.createdAt.getTime() < LONGEST_MS) return found
  await moveBackup(tx, found, 'fail', { message: 'It was interrupted.' })
  return null
}

async function insert(tx: Tx, data: Prisma.StoreBackupCreateInput): Promise<Row> {
  const row = await tx.storeBackup.create({ data })
  await addJob(tx, runBackupJob, { backupId: row.id }, `run-backup:${row.id}`, {
    queue: 'run_backup',
    // A mail of a buyer goes first.
    priority: 20,
  })
  return row
}

/**
 * Starts a backup that somebody asked for.
 *
 * @throws AppError `conflict` while one runs, or no plugin that keeps backups is on
 */
export async function startBackup(actor: Actor): Promise<StoreBackup> {
  return db().$transaction(async (tx) => {
    if (!(await activeDestination(tx))) throw new AppError('conflict', say('backups.off'))
    if (await running(tx)) throw new AppError('conflict', say('backups.alreadyRunning'))
    const row = await insert(tx, { username: actor.username })
    await recordAudit(tx, actor, {
      action: 'backup.start',
      dependsOn: dependsOnBackup(row.id),
      entityType: 'backup',
      entityId: row.id,
    })
    return toBackup(row)
  })
}

/** Starts the backup of the day once its hour has come, and another attempt an hour after one that failed. */
export async function startDueBackup(): Promise<void> {
  const active = await activeDestination()
  if (!active) return
  const { timezone } = await currentSettings()
  await db().$transaction(async (tx) => {
    if (await running(tx)) return
    const now = await databaseTime(tx)
    const day = dayOf(now, timezone)
    const attempts = await tx.storeBackup.findMany({ where: { day }, orderBy: { attempt: 'asc' } })
    const hours = { hour: hourIn(now, timezone), fromHour: Number(active.values.hour), now }
    const attempt = dueAttempt(attempts, hours)
    if (attempt !== null) await insert(tx, { day, attempt, username: 'system' })
  })
}
