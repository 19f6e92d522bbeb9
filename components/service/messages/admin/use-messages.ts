'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useOverviewChanged } from '@/components/back-office/use-overview'
import type { AdminMessage } from '@/lib/service/messages/admin-contracts'

export const MESSAGES_CALL = 'GET /api/admin/messages'
export const MESSAGE_CALL = 'GET /api/admin/messages/[id]'

/**
 * Updates only the time of first reading: the response may contain the message as it was
 * before a concurrent change.
 */
export function useMessageRead() {
  const client = useQueryClient()
  return ({ id, readAt }: AdminMessage) => {
    client.setQueryData<AdminMessage>([MESSAGE_CALL, id], (known) => known && { ...known, readAt })
    client.invalidateQueries({ queryKey: [MESSAGES_CALL] })
  }
}

/** Caches a changed message, and invalidates the list and the counts. */
export function useMessageChanged() {
  const client = useQueryClient()
  const overviewChanged = useOverviewChanged()
  return (message?: AdminMessage) => {
    if (message) client.setQueryData([MESSAGE_CALL, message.id], message)
    client.invalidateQueries({ queryKey: [MESSAGES_CALL] })
    overviewChanged()
  }
}
