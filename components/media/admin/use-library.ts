'use client'

import { useQueryClient } from '@tanstack/react-query'
import { usePagedList } from '@/components/back-office/use-paged-list'
import type { LibraryImage } from '@/lib/media/library-contracts'

export const MEDIA_PATH = '/api/admin/media'

type Filters = { search: string; unused?: boolean }

/** The media library, a page at a time. */
export function useLibrary({ search, unused = false }: Filters, pageSize: number) {
  const client = useQueryClient()
  const list = usePagedList<LibraryImage>({
    path: MEDIA_PATH,
    filters: { search, unused: unused ? '1' : undefined },
    pageSize,
  })
  return { list, changed: () => client.invalidateQueries({ queryKey: [MEDIA_PATH] }) }
}
