import { queryOptions } from '@tanstack/react-query'
import { sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'

/** The call that reads an order. */
const ORDER_CALL = 'GET /api/orders/[orderNumber]'

/** The order's key in the query cache. */
export const orderQueryKey = (orderNumber: string) => [ORDER_CALL, orderNumber] as const

/** Whether a call was refused, so that another try would be in vain. */
export const isMissing = (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429

/** An order by its number. */
export const orderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: orderQueryKey(orderNumber),
    queryFn: ({ signal }) =>
      callApi(ORDER_CALL, { params: { orderNumber }, headers: sessionHeader(), signal }),
    retry: (failures, error) => failures < 2 && !isMissing(error),
  })
