import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether this machine lets a limit be set for processes that run already: Linux, with util-linux. */
export const canFillDisk = (): boolean =>
  process.platform === 'linux' && ['/usr/bin/prlimit', '/bin/prlimit'].some(existsSync)

/**
 * Lets no file of these processes grow past so many bytes, as on a full disk: what they write beyond
 * fails, without a signal where they ignore SIGXFSZ, as PostgreSQL does. A process that is gone
 * meanwhile is left out.
 */
export async function limitFiles(pid: number, bytes: number | 'unlimited'): Promise<void> {
  // The process itself first: children that it starts from now on inherit its limit.
  await limit(pid, bytes)
  await Promise.all(childrenOf(pid).map((child) => limit(child, bytes)))
}

async function limit(pid: number, bytes: number | 'unlimited'): Promise<void> {
  try {
    // As the user whose process it is: root in a container may not limit others.
    const { uid, gid } = statSync(`/proc/${pid}`)
    await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { uid, gid })
  } catch (error) {
    if (existsSync(`/proc/${pid}`)) throw error
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
