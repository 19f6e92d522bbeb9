'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'
import type { OrderStatus } from '@/lib/orders/access-contracts'

const CALL = 'POST /api/orders/status'
const POLL_EVERY_MS = 3000
const MAX_POLLS = 20

const isRejected = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Whether to poll: a mail is being sent. */
const shouldPoll = (order: OrderStatus | undefined) =>
  order?.mails.some(({ sentAt }) => sentAt === null) ?? false

/** The order behind a mailed link, polled while one of its mails is being sent. */
export function useOrderStatus(token: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [CALL, token],
    queryFn: ({ signal }) => callApi(CALL, { body: { token: token ?? '' }, signal }),
    enabled: token !== null && token !== '',
    retry: (failures, failed) => failures < 2 && !isRejected(failed),
    refetchInterval: ({ state }) =>
      shouldPoll(state.data) && state.dataUpdateCount <= MAX_POLLS ? POLL_EVERY_MS : false,
  })
  return {
    order: data,
    hasEnded: isRejected(error),
    isFailed: error !== null && !isRejected(error),
    isFetching,
    reload: () => void refetch(),
  }
}
