import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from './progress'

/** Whether a process runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Does the work while no other process holds the lock; one whose holder is gone is taken over.
 *
 * @param file holds the lock while it exists, and names the process
 * @param waiting what the holder does, for the message of those who have waited too long
 */
export async function locked<T>(
  file: string,
  { waiting, withinMs }: { waiting: string; withinMs: number },
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const until = Date.now() + withinMs
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
      if (owner && !isAlive(owner)) rmSync(file, { force: true })
      else if (Date.now() > until)
        throw new PlainError(
          `Another process (${owner}) has been ${waiting} for too long. Stop it, or delete ${file}.`,
        )
      else await sleep(250)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
