'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { today } from '@/components/back-office/format-date'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { useStore } from '@/components/back-office/store-context'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { newId } from '@/components/forms/new-id'
import { showToast } from '@/components/ui/toast/toaster'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import type { PaymentLink } from '@/lib/checkout/payment-links/contracts'
import { textLocaleOf } from '@/lib/i18n/locales'
import {
  linesOf,
  linkOf,
  newValues,
  type OrderLine,
  type OrderValues,
  orderOf,
  partOf,
} from './order-values'
import { LINKS_CALL } from './payment-links'

const PREVIEW = 'POST /api/admin/orders/preview'
const TYPING_MS = 400

type Made = { orderNumber: string } | PaymentLink

export type NewOrderForm = ReturnType<typeof useNewOrder>

/**
 * The form of an order by staff. However often it is sent, even after a lost answer, it carries the same id, so that one order is
 * made of it.
 */
export function useNewOrder() {
  const t = useTranslations('backOffice.orders')
  const router = useRouter()
  const { baseCurrency } = useStore()
  const [lines, setLines] = useState<readonly OrderLine[]>([])
  const requestId = useRef<string>(undefined)
  const language = pageLanguage()
  const client = useQueryClient()
  const defaults = newValues(baseCurrency, textLocaleOf(language), today())
  const state = useAdminForm<OrderValues, Made>({
    defaults,
    failed: t('newOrder.failed'),
    send: (values) => {
      requestId.current ??= newId()
      const sent = { requestId: requestId.current, language }
      return values.end.kind === 'link'
        ? callAdmin('POST /api/admin/payment-links', { body: linkOf(values, lines, sent) })
        : callAdmin('POST /api/admin/orders', { body: orderOf(values, lines, sent) })
    },
    onSent: (made) => {
      if ('url' in made) return startNext(made)
      const { orderNumber } = made
      showToast({
        title: t('newOrder.made', { orderNumber }),
        description: t('newOrder.madeHint'),
      })
      router.push(`/admin/orders/${orderNumber}`)
    },
  })
  function startNext({ email }: PaymentLink) {
    showToast({ title: t('newOrder.linkMade', { email }) })
    void client.invalidateQueries({ queryKey: [LINKS_CALL] })
    requestId.current = undefined
    setLines([])
    state.form.reset(defaults)
  }
  const preview = usePreview(state.form.watch(), lines, language)
  return { ...state, lines, setLines, ...preview }
}

/** What the order costs, asked of the server once nothing is typed any more. */
function usePreview(
  { currency, couponCode, customer, end }: OrderValues,
  lines: readonly OrderLine[],
  language: string,
) {
  const { country, taxId } = customer
  const isFree = end.kind === 'free'
  const asked = {
    items: linesOf(lines, language),
    currency,
    couponCode: isFree ? '' : couponCode,
    customer: { country, territory: partOf(customer), taxId },
    isFree,
  }
  const hasLines = lines.length > 0
  const settled = useDebouncedValue(hasLines ? JSON.stringify(asked) : '', TYPING_MS)
  const { data, error } = useQuery({
    queryKey: [PREVIEW, settled],
    queryFn: ({ signal }) => callAdmin(PREVIEW, { body: JSON.parse(settled), signal }),
    enabled: hasLines && settled !== '',
    placeholderData: (before) => before,
    retry: false,
  })
  return { priced: hasLines ? data : undefined, pricingError: hasLines ? error : null }
}
