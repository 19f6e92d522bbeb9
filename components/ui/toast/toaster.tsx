'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import type { QueuedToast, Toast, ToastRegionHandle } from './toast'

/** Screen readers announce what is added to an existing live region, not its initial content. */
const REGION_KNOWN_AFTER_MS = 150

const [ToastRegion] = lazyPart(() => import('./toast-region'), { isOptional: true })

let region: ToastRegionHandle | null = null
let waiting: QueuedToast[] = []
let wanted = false
let made = 0
let cartToastIds: string[] = []
const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Shows a toast. @returns its id, for {@link dismissToast} */
export function showToast(toast: Toast): string {
  made += 1
  const queued = { ...toast, id: `toast-${made}` }
  if (toast.isAboutCart) cartToastIds.push(queued.id)
  if (region) region.show(queued)
  else {
    waiting.push(queued)
    preloadToasts()
  }
  return queued.id
}

/** Dismisses a toast early, such as one that turned out to be wrong. */
export function dismissToast(id: string) {
  waiting = waiting.filter((toast) => toast.id !== id)
  region?.dismiss(id)
}

/** Dismisses the toasts that the open cart makes redundant. */
export function dismissCartToasts() {
  for (const id of cartToastIds) dismissToast(id)
  cartToastIds = []
}

/** Preloads the toasts' code when one is likely soon. */
export function preloadToasts() {
  if (wanted) return
  wanted = true
  for (const notify of listeners) notify()
}

function connect(handle: ToastRegionHandle) {
  const known = setTimeout(() => {
    region = handle
    for (const toast of waiting) handle.show(toast)
    waiting = []
  }, REGION_KNOWN_AFTER_MS)
  return () => {
    clearTimeout(known)
    if (region === handle) region = null
  }
}

/** The container of toasts; once per page. Its code loads with the first toast. */
export function Toaster() {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  if (!needed) return null
  return (
    <Suspense>
      <ToastRegion connect={connect} />
    </Suspense>
  )
}
