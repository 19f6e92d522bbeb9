import { useRef, useState } from 'react'
import { callApiPage } from '@/lib/api/client'
import type { Review } from '@/lib/reviews/contracts'
import { REVIEWS_PER_PAGE, type ReviewSort } from '@/lib/reviews/review-rules'

/** Which reviews are shown, and in which order; `undefined`: all. */
type Chosen = { sort: ReviewSort; stars?: number; locale?: string }
type Shown = { chosen: Chosen; reviews: readonly Review[]; total: number }

const ALL: Chosen = { sort: 'newest' }

/** The reviews that are shown: those of the page, until more, others or another order of them is asked for. */
export function useReviews(productId: number, first: readonly Review[], total: number) {
  const [loaded, setLoaded] = useState<Shown>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnderWay = useRef(false)
  // A page that was rendered again brings its own, as long as nobody asked for others.
  const { chosen, reviews, total: known } = loaded ?? { chosen: ALL, reviews: first, total }

  async function load(next: Chosen, before: readonly Review[]) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('loading')
    try {
      const { rows, total: all } = await callApiPage('GET /api/reviews', {
        query: { product: productId, ...next, limit: REVIEWS_PER_PAGE, offset: before.length },
      })
      const ids = new Set(before.map(({ id }) => id))
      // One that was published meanwhile moves the others on.
      const added = rows.filter(({ id }) => !ids.has(id))
      const isEnd = rows.length < REVIEWS_PER_PAGE
      const found = [...before, ...added]
      setLoaded({ chosen: next, reviews: found, total: isEnd ? found.length : all })
      setState('idle')
    } catch {
      setState('failed')
    }
    isUnderWay.current = false
  }

  return {
    chosen,
    reviews,
    total: known,
    isFiltered: chosen.stars !== undefined || chosen.locale !== undefined,
    hasMore: reviews.length < known,
    isLoading: state === 'loading',
    isFailed: state === 'failed',
    choose: (change: Partial<Chosen>) => void load({ ...chosen, ...change }, []),
    showAll: () => void load({ sort: chosen.sort }, []),
    loadMore: () => void load(chosen, reviews),
  }
}
