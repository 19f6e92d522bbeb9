'use client'

import { useState } from 'react'
import { toastFailure } from './toast-failure'

/**
 * Runs one download after another, and says so when one fails.
 *
 * @param failed the title of that message
 */
export function useDownload(failed: string) {
  const [isDownloading, setDownloading] = useState(false)
  async function start(download: () => Promise<unknown>) {
    setDownloading(true)
    try {
      await download()
    } catch (error) {
      toastFailure(failed, error)
    }
    setDownloading(false)
  }
  return { isDownloading, start }
}
