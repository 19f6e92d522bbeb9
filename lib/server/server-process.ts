import 'server-only'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { onRefresh } from '@/lib/platform/page-invalidation'

declare global {
  /** Called by server.mjs before it listens. */
  var softhavenListening: (() => Promise<void>) | undefined
  /** Called by server.mjs before the process ends. */
  var softhavenShutdown: (() => Promise<void>) | undefined
}

/**
 * Checks the environment, starts the worker, and keeps the pages of this process up to date. A
 * server that can't work logs why and exits.
 */
export async function startServerProcess(): Promise<void> {
  try {
    const { WORKER } = env()
    const [{ watchPages }, { refreshPagePolicy }, { checkoutSources }] = await Promise.all([
      import('@/lib/platform/page-watch'),
      import('@/lib/plugins/refresh-page-policy'),
      import('@/lib/payments/providers'),
    ])
    onRefresh(() => refreshPagePolicy(checkoutSources))
    const pages = watchPages()
    globalThis.softhavenListening = pages.start
    const stopWorker = WORKER === 'on' ? (await import('./worker')).startWorker() : undefined
    globalThis.softhavenShutdown = async () => {
      await Promise.all([stopWorker?.(), pages.stop()])
    }
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
