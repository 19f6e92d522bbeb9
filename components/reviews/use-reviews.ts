import { useRef, useState } from 'react'
import { callApiPage } from '@/lib/api/client'
import type { Review } from '@/lib/reviews/contracts'
import { REVIEWS_PER_PAGE, type ReviewSort } from '@/lib/reviews/review-rules'
import type { ReviewedVersion } from './use-version-texts'

/** Which reviews are shown, and in which order; `undefined`: all of the product itself. */
type Chosen = {
  sort: ReviewSort
  stars?: number
  locale?: string
  /** The variant that was bought. */
  version?: number | 'all'
}
type Shown = { chosen: Chosen; reviews: readonly Review[]; total: number }

const ALL: Chosen = { sort: 'newest' }

/** The reviews that are shown: those of the page, until more, others or another order of them is asked for. */
export function useReviews(
  productId: number,
  first: readonly Review[],
  { total, versions }: { total: number; versions: readonly ReviewedVersion[] },
) {
  const [loaded, setLoaded] = useState<Shown>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnderWay = useRef(false)
  // A page that was rendered again brings its own, as long as nobody asked for others.
  const { chosen, reviews, total: known } = loaded ?? { chosen: ALL, reviews: first, total }

  /** How many reviews there are of what a choice of variants stands for. */
  function totalOf({ version }: Chosen): number {
    if (version === undefined) return total
    return versions
      .filter(({ id }) => version === 'all' || id === version)
      .reduce((sum, { count }) => sum + count, 0)
  }

  async function load(next: Chosen, before: readonly Review[]) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('loading')
    const { version, ...filters } = next
    const others = versions.flatMap(({ id }) => (id === productId ? [] : id))
    try {
      const { rows, total: all } = await callApiPage('GET /api/reviews', {
        query: {
          ...filters,
          product: typeof version === 'number' ? version : productId,
          versions: version === 'all' ? others.join(',') : undefined,
          limit: REVIEWS_PER_PAGE,
          offset: before.length,
        },
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
    /** How many there are without regard to stars and language. */
    allOfVersion: totalOf(chosen),
    isFiltered: [chosen.stars, chosen.locale, chosen.version].some((one) => one !== undefined),
    hasMore: reviews.length < known,
    isLoading: state === 'loading',
    isFailed: state === 'failed',
    choose: (change: Partial<Chosen>) => void load({ ...chosen, ...change }, []),
    showAll: () => void load({ sort: chosen.sort }, []),
    loadMore: () => void load(chosen, reviews),
  }
}
