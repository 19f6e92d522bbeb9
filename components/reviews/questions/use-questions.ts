import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { callApiPage } from '@/lib/api/client'
import type { Question } from '@/lib/reviews/questions/contracts'
import { QUESTIONS_PER_PAGE } from '@/lib/reviews/questions/question-rules'

type Shown = { questions: readonly Question[]; total: number }

/** The questions that are shown: those of the page, until more are asked for. */
export function useQuestions(productId: number, first: readonly Question[], total: number) {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Shown>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isUnderWay = useRef(false)
  // A page that was rendered again brings its own, as long as nobody asked for others.
  const { questions, total: known } = loaded ?? { questions: first, total }

  async function loadMore() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('loading')
    try {
      const { rows, total: all } = await callApiPage('GET /api/questions', {
        query: {
          product: productId,
          locale,
          limit: QUESTIONS_PER_PAGE,
          offset: questions.length,
        },
      })
      const ids = new Set(questions.map(({ id }) => id))
      // One that was published meanwhile moves the others on.
      const found = [...questions, ...rows.filter(({ id }) => !ids.has(id))]
      const isEnd = rows.length < QUESTIONS_PER_PAGE
      setLoaded({ questions: found, total: isEnd ? found.length : all })
      setState('idle')
    } catch {
      setState('failed')
    }
    isUnderWay.current = false
  }

  return {
    questions,
    hasMore: questions.length < known,
    isLoading: state === 'loading',
    isFailed: state === 'failed',
    loadMore,
  }
}
