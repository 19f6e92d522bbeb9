import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { HttpError, isApiError } from '@/lib/http/client'

type Options = {
  /** The server refused, so what the page shows may be out of date. */
  onRefused?: () => void
  /** What is said of an error of this call's own. */
  explain?: (error: unknown) => string | undefined
}

/** One call at a time, with what is said when it fails. */
export function useCall({ onRefused, explain: explainOwn }: Options = {}) {
  const form = useTranslations('form')
  const [problem, setProblem] = useState<string>()
  const [isCalling, setCalling] = useState(false)

  const explain = (error: unknown): string => {
    const own = explainOwn?.(error)
    if (own !== undefined) return own
    if (!(error instanceof HttpError)) return form('offline')
    return form(isApiError(error, 'rate_limited') ? 'tooMany' : 'failed')
  }

  const call = async (make: () => Promise<void>) => {
    if (isCalling) return
    setCalling(true)
    setProblem(undefined)
    try {
      await make()
    } catch (error) {
      setProblem(explain(error))
      if (error instanceof HttpError) onRefused?.()
    }
    setCalling(false)
  }
  return { problem, isCalling, call }
}
