import 'server-only'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'

declare global {
  /** Called by server.mjs before the process ends. */
  var softhavenShutdown: (() => Promise<void>) | undefined
}

/** Checks the environment and starts the worker. A server that can't work ends here, saying why. */
export async function startServerProcess(): Promise<void> {
  try {
    const { WORKER } = env()
    if (WORKER === 'off') return
    const { startWorker } = await import('./worker')
    globalThis.softhavenShutdown = startWorker()
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
