'use client'

import { useQueryClient } from '@tanstack/react-query'

const ABOUT_KEYS = /^GET \/api\/admin\/(?:key-batches|key-stock|overview|product-keys)/

/** Invalidates every query about keys. */
export function useKeysChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => ABOUT_KEYS.test(String(queryKey[0])) })
}
