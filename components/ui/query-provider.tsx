'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from './query-client'

/**
 * For the parts of a page that call the API by React Query, which is not among the scripts of every page:
 * around each of them, not around all. They share what is cached.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
