import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type BaseSyntheticEvent, useState } from 'react'
import { callAdmin, failureText } from '@/components/back-office/admin-calls'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import type { AdminProductRow } from '@/lib/catalog/admin-contracts'
import { MAX_OPTIONS } from '@/lib/catalog/option-choices'
import { HttpError, isApiError } from '@/lib/http/client'
import {
  changedOptions,
  type OptionEdits,
  type OptionProblems,
  optionProblems,
  withEdit,
} from './options-values'
import { PRODUCTS_CALL, refreshProducts } from './use-product-groups'

/** The options of a family, and what was typed of them. */
export function useOptionsForm(family: string) {
  const t = useTranslations('backOffice.catalog')
  const client = useQueryClient()
  const [edits, setEdits] = useState<OptionEdits>({})
  /** What the edits are of: a version that loads meanwhile is another. */
  const [edited, setEdited] = useState<AdminProductRow[]>()
  const [problems, setProblems] = useState<OptionProblems>({})
  const [problem, setProblem] = useState<string>()
  const [isOutdated, setOutdated] = useState(false)
  const [isSending, setSending] = useState(false)
  const { data, error } = useQuery({
    queryKey: [PRODUCTS_CALL, 'family', family],
    queryFn: ({ signal }) =>
      callAdmin(PRODUCTS_CALL, {
        query: { family, limit: MAX_OPTIONS, sort: 'price-low' },
        signal,
      }),
  })
  const isDirty = Object.keys(edits).length > 0
  const products = isDirty ? (edited ?? data) : data

  function startOver() {
    setEdits({})
    setEdited(undefined)
    setProblems({})
    setProblem(undefined)
    setOutdated(false)
  }

  async function submit(event: BaseSyntheticEvent) {
    event.preventDefault()
    if (isSending || !products || !isDirty) return
    const sent = changedOptions(products, edits, pageLanguage())
    setSending(true)
    setProblems({})
    setProblem(undefined)
    try {
      const { changed } = await callAdmin('PATCH /api/admin/products/options', {
        body: { products: sent },
      })
      const [first] = changed
      if (first !== undefined)
        showUndoableToast({
          title: t('options.saved'),
          description: t('options.savedCount', { count: changed.length }),
          // One of them stands for the whole change when it is undone.
          entityType: 'product',
          entityId: first,
          onUndone: () => refreshProducts(client),
        })
      await refreshProducts(client)
      startOver()
    } catch (failure) {
      if (failure instanceof HttpError) setProblems(optionProblems(failure.issues, sent))
      setOutdated(isApiError(failure, 'conflict'))
      setProblem(failureText(failure, t('options.saveFailed')))
    } finally {
      setSending(false)
    }
  }

  return {
    products,
    loadError: error,
    edits,
    problems,
    form: { isSending, isDirty, problem, submit },
    edit: (product: AdminProductRow, change: OptionEdits[number]) => {
      if (!isDirty) setEdited(products)
      setEdits((now) => withEdit(now, product, change))
    },
    /** Somebody else has changed one of them: theirs is loaded instead of what was typed. */
    isOutdated,
    reload: async () => {
      await refreshProducts(client)
      startOver()
    },
  }
}
