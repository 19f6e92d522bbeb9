'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Query defaults: fresh for a minute, cached for ten, two retries, no refetch on window focus. */
function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: MINUTE, gcTime: 10 * MINUTE, retry: 2, refetchOnWindowFocus: false },
      mutations: { retry: 1 },
    },
  })
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
