'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoints } from '@/lib/api/endpoints'
import { callAdminList } from './admin-calls'

type Filters = Record<string, string | undefined>

/** The lists that are answered page by page. */
type ListCall = {
  [N in keyof Endpoints]: Endpoints[N] extends { paged: true } ? N : never
}[keyof Endpoints]

type Options<N> = {
  /** The call that lists, such as `GET /api/admin/orders`. */
  call: N
  /** What the path names, where it names something. */
  params?: Readonly<Record<string, string | number>>
  /** Query parameters; empty ones are left out. A changed filter resets to the first page. */
  filters: Filters
  pageSize?: number
  /** Initial page, zero-based. */
  firstPage?: number
}

/** A list filtered and paged by the server. The current rows stay until the next have loaded. */
export function usePagedList<N extends ListCall>({
  call,
  params,
  filters,
  pageSize = 25,
  firstPage = 0,
}: Options<N>) {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  const [position, setPosition] = useState({ query, page: firstPage })
  const page = position.query === query ? position.page : 0

  const found = useQuery({
    queryKey: [call, params, query, page, pageSize],
    queryFn: ({ signal }) =>
      callAdminList(call, {
        params,
        query: { ...filters, limit: pageSize, offset: page * pageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const total = found.data?.total ?? 0
  return {
    rows: found.data?.rows ?? [],
    total,
    page,
    pageSize,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    setPage: (next: number) => setPosition({ query, page: next }),
    isLoading: found.isPending,
    /** The previous rows are shown while new ones load. */
    isRefreshing: found.isPlaceholderData,
    error: found.error,
    retry: () => found.refetch(),
  }
}

export type PagedList<N extends ListCall> = ReturnType<typeof usePagedList<N>>
