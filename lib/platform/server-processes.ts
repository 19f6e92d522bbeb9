import 'server-only'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { processWide } from '@/lib/core/process-wide'
import { daysAgo } from '@/lib/core/time'

/** How often a process says that it is there. */
export const PRESENCE_MS = 5_000
/** A process that has not been heard of for this long is not waited for. */
const ABSENT_MS = 3 * PRESENCE_MS
/** Longer than a process takes that is only busy. */
const MAX_WAIT_MS = 3_000

/** The name of this process among those of the store. */
const { processId } = processWide('presence', { processId: randomUUID() })

/**
 * Records that this process serves pages, and which changes they contain.
 *
 * @param pagesVersion that of the last change it has taken in
 */
export async function recordPresence(pagesVersion: bigint): Promise<void> {
  const present = { pagesVersion, seenAt: new Date() }
  const id = processId
  await db().serverProcess.upsert({
    where: { id },
    update: present,
    create: { id, host: hostname(), pid: process.pid, ...present },
  })
}

/** A process that ends is waited for no longer. */
export async function removePresence(): Promise<void> {
  await db().serverProcess.deleteMany({ where: { id: processId } })
}

/** Removes the processes of this machine that ended without saying so, before this one had their number. */
export async function removeDeadNeighbours(): Promise<void> {
  const neighbours = await db().serverProcess.findMany({
    where: { host: hostname(), id: { not: processId } },
  })
  const dead = neighbours.filter(({ pid }) => pid === process.pid || !isAlive(pid))
  if (dead.length > 0)
    await db().serverProcess.deleteMany({ where: { id: { in: dead.map(({ id }) => id) } } })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Waits until all other processes have taken in a change, so that it is on the page whichever of them
 * is asked next. One that does not answer in time is logged and left behind.
 *
 * @param version of the change
 */
export async function awaitOthers(version: bigint): Promise<void> {
  const until = Date.now() + MAX_WAIT_MS
  for (let pause = 4; ; pause = Math.min(pause * 2, 100)) {
    const behind = await db().serverProcess.count({
      where: {
        id: { not: processId },
        pagesVersion: { lt: version },
        seenAt: { gt: new Date(Date.now() - ABSENT_MS) },
      },
    })
    if (behind === 0) return
    if (Date.now() > until) {
      log.warn({ processes: behind }, 'other processes have not taken in a change of pages')
      return
    }
    await sleep(pause)
  }
}

/** The processes that are there: the change that all of them have taken in, and when the newest started; `null` without any. */
export async function processesNow(): Promise<{
  pagesVersion: bigint | null
  startedAt: Date | null
}> {
  const { _min, _max } = await db().serverProcess.aggregate({
    where: { seenAt: { gt: new Date(Date.now() - ABSENT_MS) } },
    _min: { pagesVersion: true },
    _max: { startedAt: true },
  })
  return { pagesVersion: _min.pagesVersion, startedAt: _max.startedAt }
}

/** Removes processes that have not been heard of for a day. */
export async function removeAbsentProcesses(): Promise<void> {
  await db().serverProcess.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } })
}
