'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { HttpError } from '@/lib/http/client'

/** What a mailed link has done, or had done before. */
export type Outcome = 'done' | 'already'

/**
 * What a click on the page of a mailed link does.
 *
 * @param token `null` until it is known
 * @param call posts it, with what the click adds
 */
export function useLinkCall<A extends unknown[]>(
  token: string | null,
  call: (token: string, ...added: A) => Promise<{ status: Outcome }>,
) {
  const t = useTranslations('form')
  const [outcome, setOutcome] = useState<Outcome | 'invalid'>()
  const [problem, setProblem] = useState<string>()
  const [isWorking, setWorking] = useState(false)

  const act = async (...added: A) => {
    if (!token || isWorking) return
    setWorking(true)
    setProblem(undefined)
    try {
      const { status } = await call(token, ...added)
      setOutcome(status)
    } catch (error) {
      if (!(error instanceof HttpError)) setProblem(t('offline'))
      else if (error.code === 'invalid') setOutcome('invalid')
      else setProblem(t(error.code === 'rate_limited' ? 'tooMany' : 'failed'))
    }
    setWorking(false)
  }
  return { outcome, problem, isWorking, act }
}
