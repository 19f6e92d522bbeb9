import { useQueryClient } from '@tanstack/react-query'

/** Loads the list of gift cards again, and what is shown of one. */
export function useGiftCardsChanged() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['GET /api/admin/gift-cards'] })
    void client.invalidateQueries({ queryKey: ['GET /api/admin/gift-cards/[id]'] })
  }
}
