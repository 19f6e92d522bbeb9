'use client'

import { useQueryClient } from '@tanstack/react-query'

const ABOUT_KEYS = /^\/api\/admin\/(?:key-stock|product-keys)/

/** Tells every list and number about keys that they are out of date. */
export function useKeysChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => ABOUT_KEYS.test(String(queryKey[0])) })
}
