'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { statesOrigin } from '@/lib/catalog/statements'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import { type DocumentsOf, saveCertificate } from './document-calls'
import { ItemFiles } from './item-files'

type OrderCertificatesProps = {
  of: DocumentsOf
  /** Those of the order, in its order. */
  items: OrderStatus['items']
  /** Inside another box. */
  isPart?: boolean
}

/** The certificates of delivered licences of which it is stated where they come from; nothing where there are none. */
export function OrderCertificates({ of, items, isPart }: OrderCertificatesProps) {
  const t = useTranslations('orderDocuments.certificates')
  return (
    <ItemFiles
      id={`certificates-${of.orderNumber}`}
      texts={{
        title: t('title'),
        text: t('text'),
        failed: t('failed'),
        save: (product) => t('save', { product }),
      }}
      Icon={Download}
      items={items.flatMap(({ productName, progress, statement }, index) =>
        progress === 'delivered' && statement !== undefined && statesOrigin(statement)
          ? [{ position: index + 1, productName }]
          : [],
      )}
      save={(position) => saveCertificate(of, position)}
      isPart={isPart}
    />
  )
}
