'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type DocumentsOf, saveGiftCards } from '@/components/bookkeeping/invoices/document-calls'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'

type PrintedCardsProps = {
  of: DocumentsOf
  /** Those of the order, in its order; `isPrintable`: delivered gift cards of its buyer. */
  items: readonly { productName: string; isPrintable: boolean }[]
  /** Inside another box. */
  isPart?: boolean
}

/** The gift cards of an order as files to print; nothing where there are none. */
export function PrintedCards({ of, items, isPart }: PrintedCardsProps) {
  const t = useTranslations('orderDocuments.giftCards')
  const [making, setMaking] = useState<number>()
  const [isFailed, setFailed] = useState(false)
  const printable = items
    .map((item, index) => ({ ...item, position: index + 1 }))
    .filter(({ isPrintable }) => isPrintable)
  if (printable.length === 0) return null

  const save = async (position: number) => {
    setMaking(position)
    setFailed(false)
    try {
      await saveGiftCards(of, position)
    } catch {
      setFailed(true)
    }
    setMaking(undefined)
  }
  return (
    <Panel id={`gift-cards-${of.orderNumber}`} heading={t('title')} isPart={isPart}>
      <p className="mt-3 leading-relaxed text-ink-soft">{t('text')}</p>
      <ul className="mt-4 space-y-3">
        {printable.map(({ position, productName }) => (
          <li
            key={position}
            className="flex items-center justify-between gap-3 rounded-control border border-line px-4 py-3"
          >
            <p className="min-w-0 text-sm font-semibold [overflow-wrap:anywhere]">{productName}</p>
            <Button
              variant="outline"
              size="icon"
              className="shrink-0"
              aria-label={t('save', { product: productName })}
              disabled={making !== undefined}
              onClick={() => save(position)}
            >
              <Printer aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 has-[>div:empty]:hidden">
        <FormError>{isFailed ? t('failed') : undefined}</FormError>
      </div>
    </Panel>
  )
}
