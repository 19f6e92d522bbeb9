import { useQueryClient } from '@tanstack/react-query'
import { usePagedList } from '@/components/back-office/use-paged-list'

export const MEDIA_CALL = 'GET /api/admin/media'

/** Loads again what is shown of the media library. */
export function useLibraryChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [MEDIA_CALL] })
}

type Filters = { search: string; unused?: boolean }

/** The media library, a page at a time. */
export function useLibrary({ search, unused = false }: Filters, pageSize: number) {
  const list = usePagedList({
    call: MEDIA_CALL,
    filters: { search, unused: unused ? '1' : undefined },
    pageSize,
  })
  return { list, changed: useLibraryChanged() }
}

/** The pictures that came with the store, a page at a time. */
export const useShippedImages = (search: string, pageSize: number) =>
  usePagedList({ call: 'GET /api/admin/media/shipped', filters: { search }, pageSize })
