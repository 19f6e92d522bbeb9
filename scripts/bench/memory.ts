import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Row } from './figures'
import type { BenchStore } from './store'

/** The memory of the server's process after all of this. */
export async function memoryRows({ serverPid }: BenchStore): Promise<Row[]> {
  const megabytes = (residentKilobytes(serverPid) * 1024) / 1e6
  return [{ name: 'server, resident after the run', note: `${megabytes.toFixed(0)} MB` }]
}

function residentKilobytes(pid: number): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1])
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  if (!(kilobytes > 0)) throw new Error('The size of the server is not known')
  return kilobytes
}
