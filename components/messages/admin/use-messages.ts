'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { AdminMessage, OpenMessages } from '@/lib/messages/admin-contracts'

export const MESSAGES_CALL = '/api/admin/messages'
const OPEN_CALL = `${MESSAGES_CALL}/open`
const POLL_INTERVAL_MS = 60_000

export const messageCall = (id: number) => `${MESSAGES_CALL}/${id}`

/** How many messages wait for an answer; looked at again every minute. */
export function useOpenMessages(): number {
  const { data } = useQuery({
    queryKey: [OPEN_CALL],
    queryFn: ({ signal }) => callAdmin<OpenMessages>(OPEN_CALL, { signal }),
    refetchInterval: POLL_INTERVAL_MS,
  })
  return data?.open ?? 0
}

/**
 * Takes over when a message was first read, and nothing else: the answer says what the message was
 * before a change that was made meanwhile.
 */
export function useMessageRead() {
  const client = useQueryClient()
  return ({ id, readAt }: AdminMessage) => {
    client.setQueryData<AdminMessage>([messageCall(id)], (known) => known && { ...known, readAt })
    client.invalidateQueries({ queryKey: [MESSAGES_CALL] })
  }
}

/** Takes over a changed message, and tells the list and the count that they are out of date. */
export function useMessageChanged() {
  const client = useQueryClient()
  return (message?: AdminMessage) => {
    if (message) client.setQueryData([messageCall(message.id)], message)
    client.invalidateQueries({ queryKey: [MESSAGES_CALL] })
    client.invalidateQueries({ queryKey: [OPEN_CALL] })
  }
}
