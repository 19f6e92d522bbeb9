import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { HttpError, isApiError } from '@/lib/http/client'

/**
 * One call at a time, with what is said when it fails.
 *
 * @param onRefused the server refused, so what the page shows may be out of date
 */
export function useCall(onRefused?: () => void) {
  const form = useTranslations('form')
  const [problem, setProblem] = useState<string>()
  const [isCalling, setCalling] = useState(false)

  const explain = (error: unknown): string => {
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
