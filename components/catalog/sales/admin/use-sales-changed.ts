import { useQueryClient } from '@tanstack/react-query'

/** Loads the lists of sales, and of products whose prices they make, again. */
export function useSalesChanged() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['GET /api/admin/sales'] })
    void client.invalidateQueries({ queryKey: ['GET /api/admin/products'] })
  }
}
