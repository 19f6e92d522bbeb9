import 'server-only'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { onRefresh } from '@/lib/platform/page-invalidation'
import { serverHooks } from '@/lib/platform/server-hooks.mjs'

/**
 * Checks the environment, starts the worker, and keeps the pages of this process up to date. A
 * server that can't work logs why and exits.
 */
export async function startServerProcess(): Promise<void> {
  try {
    const { WORKER } = env()
    const [
      { watchPages },
      { refreshPagePolicy },
      { checkoutSources },
      { videoSources },
      { refreshOuterCache },
    ] = await Promise.all([
      import('@/lib/platform/page-watch'),
      import('@/lib/plugins/refresh-page-policy'),
      import('@/lib/payments/providers'),
      import('@/lib/catalog/video-hosts'),
      import('@/lib/security/cloudflare/refresh-outer-cache'),
    ])
    onRefresh(async () => {
      await Promise.all([refreshPagePolicy(checkoutSources, videoSources), refreshOuterCache()])
    })
    const pages = watchPages()
    serverHooks.listening = pages.start
    const stopWorker = WORKER === 'on' ? (await import('./worker')).startWorker() : undefined
    serverHooks.shutdown = async () => {
      await Promise.all([stopWorker?.(), pages.stop()])
    }
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
