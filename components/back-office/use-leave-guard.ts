'use client'

import { useEffect, useState } from 'react'

/** The link that a click would follow in this tab, if any. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.isContentEditable)
    return null
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null
}

/**
 * Guards unsaved changes: the browser asks before the tab closes, and links
 * within the back office wait for a confirmation.
 *
 * @returns the pending navigation target, and a function to stay
 */
export function useLeaveGuard(isDirty: boolean) {
  const [target, setTarget] = useState<string>()

  useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(link.pathname + link.search)
    }
    window.addEventListener('beforeunload', onUnload)
    // Before React's own listeners, which would already navigate.
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isDirty])

  return { target, stay: () => setTarget(undefined) }
}
