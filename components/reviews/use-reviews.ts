import { useRef, useState } from 'react'
import { callApiPage } from '@/lib/api/client'
import type { Review } from '@/lib/reviews/contracts'
import { REVIEWS_PER_PAGE, type ReviewSort } from '@/lib/reviews/review-rules'

type Shown = { sort: ReviewSort; reviews: readonly Review[]; total: number }

/** The reviews that are shown: those of the page, until more or another order of them is asked for. */
export function useReviews(productId: number, first: readonly Review[], total: number) {
  const [loaded, setLoaded] = useState<Shown>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnderWay = useRef(false)
  // A page that was rendered again brings its own, as long as nobody asked for others.
  const { sort, reviews, total: known } = loaded ?? { sort: 'newest', reviews: first, total }

  async function load(next: ReviewSort, before: readonly Review[]) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('loading')
    try {
      const { rows, total: all } = await callApiPage('GET /api/reviews', {
        query: { product: productId, sort: next, limit: REVIEWS_PER_PAGE, offset: before.length },
      })
      const ids = new Set(before.map(({ id }) => id))
      // One that was published meanwhile moves the others on.
      const added = rows.filter(({ id }) => !ids.has(id))
      const isEnd = rows.length < REVIEWS_PER_PAGE
      const found = [...before, ...added]
      setLoaded({ sort: next, reviews: found, total: isEnd ? found.length : all })
      setState('idle')
    } catch {
      setState('failed')
    }
    isUnderWay.current = false
  }

  return {
    sort,
    reviews,
    hasMore: reviews.length < known,
    isLoading: state === 'loading',
    isFailed: state === 'failed',
    sortBy: (next: ReviewSort) => void load(next, []),
    loadMore: () => void load(sort, reviews),
  }
}
