import { useQuery } from '@tanstack/react-query'
import { sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import type { Order } from '@/lib/orders/contracts'
import { isClosed } from '@/lib/orders/item-progress'
import { isMasked } from '@/lib/orders/masked-order'
import { nextPollMs } from './keys-polling'
import { isMissing } from './order-query'

const KEYS_CALL = 'GET /api/orders/[orderNumber]/keys'

/** The keys of an order, asked for only where the order is shown as to its buyer. */
export function useOrderKeys({ orderNumber, customerEmail, orderStatus }: Order) {
  const isAsked = !isMasked(customerEmail) && !isClosed(orderStatus)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [KEYS_CALL, orderNumber],
    queryFn: ({ signal }) =>
      callApi(KEYS_CALL, { params: { orderNumber }, headers: sessionHeader(), signal }),
    enabled: isAsked,
    retry: (failures, failed) => failures < 2 && !isMissing(failed),
    refetchInterval: ({ state }) =>
      isMissing(state.error) ? false : nextPollMs(state.data, state.dataUpdateCount),
    // Nothing of them outlives the page.
    gcTime: 0,
  })
  const hasEnded = isMissing(error)
  return {
    isAsked,
    keys: isAsked && !hasEnded ? data : undefined,
    /** The time is over in which they are shown. */
    hasEnded,
    isFailed: error !== null && !hasEnded && data === undefined,
    isFetching,
    reload: () => void refetch(),
  }
}

export type ShownKeys = ReturnType<typeof useOrderKeys>
