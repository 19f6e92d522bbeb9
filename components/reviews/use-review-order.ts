import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import { HttpError } from '@/lib/http/client'
import { REVIEW_REFUSALS } from '@/lib/reviews/review-rules'

const CALL = 'POST /api/reviews/order'

const isRejected = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The order behind the link of a mail that asks for reviews, or why there is none. */
export function useReviewOrder(token: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [CALL, token],
    queryFn: ({ signal }) => callApi(CALL, { body: { token: token ?? '' }, signal }),
    enabled: token !== null && token !== '',
    retry: (failures, failed) => failures < 2 && !isRejected(failed),
    // What is typed into the forms must not be replaced.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const reason = isRejected(error) ? error.detail('reason') : null
  const refusal = REVIEW_REFUSALS.find((known) => known === reason)
  return {
    order: data,
    refusal,
    hasEnded: isRejected(error) && !refusal,
    isFailed: error !== null && !isRejected(error),
    isFetching,
    reload: () => void refetch(),
  }
}
