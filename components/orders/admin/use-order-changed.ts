'use client'

import { useQueryClient } from '@tanstack/react-query'

const ABOUT_ORDERS =
  /^\/api\/admin\/(?:orders|refund-requests|settings\/mail|key-stock|product-keys)/

/** Tells every list and number that an order may show up in that they are out of date. */
export function useOrderChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => ABOUT_ORDERS.test(String(queryKey[0])),
    })
}
