'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type DocumentsOf, saveGiftCards } from '@/components/bookkeeping/invoices/document-calls'
import { ItemFiles } from '@/components/bookkeeping/invoices/item-files'

type PrintedCardsProps = {
  of: DocumentsOf
  /** Those of the order, in its order, or with their positions in it; `isPrintable`: delivered gift cards of its buyer. */
  items: readonly { productName: string; isPrintable: boolean; position?: number }[]
  /** Inside another box. */
  isPart?: boolean
}

/** The gift cards of an order as files to print; nothing where there are none. */
export function PrintedCards({ of, items, isPart }: PrintedCardsProps) {
  const t = useTranslations('orderDocuments.giftCards')
  return (
    <ItemFiles
      id={`gift-cards-${of.orderNumber}`}
      texts={{
        title: t('title'),
        text: t('text'),
        failed: t('failed'),
        save: (product) => t('save', { product }),
      }}
      Icon={Printer}
      items={items.flatMap(({ productName, isPrintable, position }, index) =>
        isPrintable ? [{ position: position ?? index + 1, productName }] : [],
      )}
      save={(position) => saveGiftCards(of, position)}
      isPart={isPart}
    />
  )
}
