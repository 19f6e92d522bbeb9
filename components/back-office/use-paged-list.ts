'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdminList } from './admin-calls'

type Filters = Record<string, string | undefined>

type Options = {
  /** The call that lists, such as `/api/admin/orders`. */
  path: string
  /** Sent as they are; empty ones are left out. A changed filter begins at the first page. */
  filters: Filters
  pageSize?: number
  /** Where to begin, counted from 0. */
  firstPage?: number
}

/** A list that the server filters and pages. The rows shown stay until the next ones are there. */
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
    /** Rows of the last filter or page are shown while these are on their way. */
    isRefreshing: found.isPlaceholderData,
    error: found.error,
    retry: () => found.refetch(),
  }
}

export type PagedList<Row> = ReturnType<typeof usePagedList<Row>>
