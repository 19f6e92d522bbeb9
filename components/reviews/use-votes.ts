import { type RefObject, useEffect, useRef, useState } from 'react'
import { hasCartSession, sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import type { Review, Vote } from '@/lib/reviews/contracts'

const NEAR = '400px 0px'

/** Whether a place came near the window at least once. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}

/**
 * Which reviews this browser found helpful, and how many did by now: the page is kept for everybody, so that
 * is asked for once the reviews come near.
 */
export function useVotes(place: RefObject<HTMLElement | null>, ids: readonly number[]) {
  const [votes, setVotes] = useState<ReadonlyMap<number, Vote>>(new Map())
  const [isFailed, setFailed] = useState(false)
  const underWay = useRef(new Set<number>())
  const isNear = useNear(place)
  const missing = ids.filter((id) => !votes.has(id)).join(',')

  const keep = (found: readonly Vote[]) =>
    setVotes((known) => new Map([...known, ...found.map((vote) => [vote.id, vote] as const)]))

  useEffect(() => {
    if (!isNear || missing === '') return
    const aborter = new AbortController()
    callApi('GET /api/reviews/votes', {
      query: { ids: missing },
      headers: hasCartSession() ? sessionHeader() : undefined,
      signal: aborter.signal,
    })
      // Those that are not known any more count as nobody's, so that they are not asked for again.
      .then((found) => {
        const unknown = missing
          .split(',')
          .map((id) => ({ id: Number(id), helpful: 0, voted: false }))
        setVotes(
          (known) =>
            new Map([...unknown, ...found, ...known.values()].map((vote) => [vote.id, vote])),
        )
      })
      // The numbers of the page stay.
      .catch(() => {})
    return () => aborter.abort()
  }, [isNear, missing])

  const of = ({ id, helpful }: Review): Vote => votes.get(id) ?? { id, helpful, voted: false }

  async function toggle(review: Review) {
    const before = of(review)
    if (underWay.current.has(review.id)) return
    underWay.current.add(review.id)
    setFailed(false)
    const voted = !before.voted
    keep([{ ...before, voted, helpful: Math.max(0, before.helpful + (voted ? 1 : -1)) }])
    try {
      const options = { params: { id: review.id }, headers: sessionHeader() }
      keep([
        voted
          ? await callApi('PUT /api/reviews/[id]/vote', options)
          : await callApi('DELETE /api/reviews/[id]/vote', options),
      ])
    } catch {
      keep([before])
      setFailed(true)
    }
    underWay.current.delete(review.id)
  }

  return { of, toggle: (review: Review) => void toggle(review), isFailed }
}
