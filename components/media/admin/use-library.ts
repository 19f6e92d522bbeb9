'use client'

import { useQueryClient } from '@tanstack/react-query'
import { usePagedList } from '@/components/back-office/use-paged-list'

export const MEDIA_CALL = 'GET /api/admin/media'

type Filters = { search: string; unused?: boolean }

/** The media library, a page at a time. */
export function useLibrary({ search, unused = false }: Filters, pageSize: number) {
  const client = useQueryClient()
  const list = usePagedList({
    call: MEDIA_CALL,
    filters: { search, unused: unused ? '1' : undefined },
    pageSize,
  })
  return { list, changed: () => client.invalidateQueries({ queryKey: [MEDIA_CALL] }) }
}
