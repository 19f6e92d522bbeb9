'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useOverviewChanged } from '@/components/back-office/use-overview'

export const QUESTIONS_CALL = 'GET /api/admin/questions'

/** @returns reads the list and the counts again */
export function useQuestionsChanged() {
  const client = useQueryClient()
  const overviewChanged = useOverviewChanged()
  return () => {
    client.invalidateQueries({ queryKey: [QUESTIONS_CALL] })
    overviewChanged()
  }
}
