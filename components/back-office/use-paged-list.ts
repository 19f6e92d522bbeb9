'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdminList } from './admin-calls'

type Filters = Record<string, string | undefined>

type Options = {
  /** The call that lists, such as `/api/admin/orders`. */
  path: string
  /** Query parameters; empty ones are left out. A changed filter resets to the first page. */
  filters: Filters
  pageSize?: number
  /** Initial page, zero-based. */
  firstPage?: number
}

/** A list filtered and paged by the server. The current rows stay until the next have loaded. */
export function usePagedList<Row>({ path, filters, pageSize = 25, firstPage = 0 }: Options) {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  const [position, setPosition] = useState({ query, page: firstPage })
  const page = position.query === query ? position.page : 0

  const found = useQuery({
    queryKey: [path, query, page, pageSize],
    queryFn: ({ signal }) =>
      callAdminList<Row>(
        `${path}?${query}${query ? '&' : ''}limit=${pageSize}&offset=${page * pageSize}`,
        signal,
      ),
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

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>
