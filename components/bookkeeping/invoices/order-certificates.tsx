'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Panel } from '@/components/storefront/panel'
import { Button } from '@/components/ui/button'
import { statesOrigin } from '@/lib/catalog/statements'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import { type DocumentsOf, saveCertificate } from './document-calls'

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
  const [making, setMaking] = useState<number>()
  const [isFailed, setFailed] = useState(false)
  const certified = items
    .map(({ productName, progress, statement }, index) => ({
      position: index + 1,
      productName,
      isCertified: progress === 'delivered' && statement !== undefined && statesOrigin(statement),
    }))
    .filter(({ isCertified }) => isCertified)
  if (certified.length === 0) return null

  const save = async (position: number) => {
    setMaking(position)
    setFailed(false)
    try {
      await saveCertificate(of, position)
    } catch {
      setFailed(true)
    }
    setMaking(undefined)
  }
  return (
    <Panel id={`certificates-${of.orderNumber}`} heading={t('title')} isPart={isPart}>
      <p className="mt-3 leading-relaxed text-ink-soft">{t('text')}</p>
      <ul className="mt-4 space-y-3">
        {certified.map(({ position, productName }) => (
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
              <Download aria-hidden />
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
