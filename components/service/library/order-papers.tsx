import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { OrderCertificates } from '@/components/bookkeeping/invoices/order-certificates'
import { OrderInvoice } from '@/components/bookkeeping/invoices/order-documents'
import { FormError } from '@/components/forms/form-error'
import { OrderFiles } from '@/components/orders/downloads/order-files'
import { printableItems } from '@/components/orders/printed-cards/printable-items'
import { PrintedCards } from '@/components/orders/printed-cards/printed-cards'
import { Button } from '@/components/ui/button'
import type { OrderStatus } from '@/lib/orders/access-contracts'
import { useCall } from './use-call'

type OrderPapersProps = {
  orderNumber: string
  /** Those of the order. */
  items: OrderStatus['items']
  /** Whether its keys are its buyer's to see. */
  showsGiftCards: boolean
  /** A token of the order's page, which also opens its documents and files. */
  tokenOf: () => Promise<string>
  onRefused: () => void
}

/** Invoice and files of an order, as on its own page, once they are asked for. */
export function OrderPapers({
  orderNumber,
  items,
  showsGiftCards,
  tokenOf,
  onRefused,
}: OrderPapersProps) {
  const t = useTranslations('library.order')
  const id = useId()
  const [token, setToken] = useState<string>()
  const { problem, isCalling, call } = useCall({ onRefused })
  const isOpen = token !== undefined
  const of = { orderNumber, proof: () => ({ 'x-order-token': token ?? '' }) }
  return (
    <div className="mt-3">
      <Button
        variant="outline"
        breaks
        aria-expanded={isOpen}
        aria-controls={id}
        aria-disabled={isCalling}
        onClick={() => (isOpen ? setToken(undefined) : call(async () => setToken(await tokenOf())))}
      >
        <FileText aria-hidden />
        {t(isOpen ? 'hidePapers' : isCalling ? 'opening' : 'papers')}
        <bdi className="sr-only">{orderNumber}</bdi>
      </Button>
      {problem && (
        <div className="mt-4">
          <FormError>{problem}</FormError>
        </div>
      )}
      <div id={id} className="space-y-5 [&:not(:empty)]:mt-5">
        {isOpen && (
          <>
            <OrderFiles of={of} isPart />
            {showsGiftCards && <PrintedCards of={of} items={printableItems(items)} isPart />}
            <OrderInvoice of={of} isPart />
            <OrderCertificates of={of} items={items} isPart />
          </>
        )}
      </div>
    </div>
  )
}
