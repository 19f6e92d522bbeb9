'use client'

import { useEffect, useEffectEvent } from 'react'

type Openers = {
  onAdd: () => void
  onEdit: (id: number) => void
  onFeeds: () => void
  onOptions: (family: string) => void
}

/**
 * Opens what the page's address asks for: `?edit=` with the id of a product, `?add` for a new one, `?feeds` for those of
 * suppliers, `?options=` with a family for its options. The address forgets it, so that going back does not open it again.
 */
export function useAddressedDialog(openers: Openers): void {
  const open = useEffectEvent((asked: URLSearchParams) => {
    const id = asked.get('edit')
    if (id !== null) return openers.onEdit(Number(id))
    const family = asked.get('options')
    if (family) return openers.onOptions(family)
    return asked.has('add') ? openers.onAdd() : openers.onFeeds()
  })
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    if (!['edit', 'add', 'feeds', 'options'].some((name) => asked.has(name))) return
    window.history.replaceState(window.history.state, '', location.pathname)
    open(asked)
  }, [])
}
