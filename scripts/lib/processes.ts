import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { projectRoot } from './data-dir'
import { PlainError } from './progress'

const require = createRequire(import.meta.url)

export const nextBin = () => require.resolve('next/dist/bin/next')

export type StartOptions = {
  env?: NodeJS.ProcessEnv
  stdio?: 'inherit' | 'pipe'
  /** Whether something is written to it. */
  input?: boolean
  /** Where it runs, if not in the project's folder. */
  cwd?: string
}

/** Starts a Node program in the project's folder. Its output goes to the terminal unless piped. */
export function startNode(
  args: string[],
  { env = process.env, stdio = 'inherit', input = false, cwd = projectRoot }: StartOptions = {},
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env,
    stdio: [input ? 'pipe' : 'ignore', stdio, stdio, 'ipc'],
  })
}

/** Waits for a program to exit. @throws PlainError when it exits with another code than 0 */
export function finished(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new PlainError(`${name} ended with ${signal ?? `code ${code}`}.`)),
    )
  })
}

/** Asks a program to exit and waits for it; after the grace period it is killed. */
export async function stop(child: ChildProcess, graceMs = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await gone
  clearTimeout(timer)
}

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs the cleanup once, whichever signal stops the process. @param signals those that do */
export function onShutdown(
  cleanup: () => Promise<void>,
  signals: readonly (typeof STOPS)[number][] = STOPS,
): void {
  let asked = false
  for (const signal of signals)
    process.on(signal, () => {
      if (asked) return
      asked = true
      cleanup().then(
        () => process.exit(0),
        (error) => {
          console.error('✖ Stopping failed:', error)
          process.exit(1)
        },
      )
    })
}
