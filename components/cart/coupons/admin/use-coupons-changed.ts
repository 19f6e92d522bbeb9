import { useQueryClient } from '@tanstack/react-query'

/** Loads the list of coupons again. */
export function useCouponsChanged() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: ['GET /api/admin/coupons'] })
}
