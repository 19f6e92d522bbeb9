import { useTranslations } from 'next-intl'
import { HttpError } from '@/lib/http/client'

/** Why a document could not be had. */
export function useDocumentProblem(): (error: unknown) => string {
  const t = useTranslations('orderDocuments')
  const form = useTranslations('form')
  return (error) => {
    if (!(error instanceof HttpError)) return form('offline')
    if (error.code === 'rate_limited') return form('tooMany')
    return error.code === 'conflict' ? t('notYet') : t('failed')
  }
}
