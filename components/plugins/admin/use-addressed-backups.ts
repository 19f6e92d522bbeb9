'use client'

import { useEffect, useEffectEvent } from 'react'

/** Opens the backups when the page's address asks for them, by `?backups`; the address forgets it. */
export function useAddressedBackups(onBackups: () => void): void {
  const open = useEffectEvent(onBackups)
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('backups')) return
    window.history.replaceState(window.history.state, '', location.pathname)
    open()
  }, [])
}
