'use client'

import { useQueryClient } from '@tanstack/react-query'

const ABOUT_ORDERS =
  /^GET \/api\/admin\/(?:orders|overview|refund-requests|withdrawals|key-reports|settings\/mail|key-stock|product-keys)/

/** Invalidates every query in which an order may appear. */
export function useOrderChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => ABOUT_ORDERS.test(String(queryKey[0])),
    })
}
