'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useMay } from '@/components/back-office/session/admin-gate'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'

type Props = {
  figure: string
  /** The list of exactly the orders that the figure counts; without one, or for who may not see orders, it is no link. */
  href: string | undefined
}

/** A figure that leads to its orders. */
export function OrdersLink({ figure, href }: Props) {
  const t = useTranslations('backOffice.analytics')
  const may = useMay()
  if (!href || !may('orders.read')) return figure
  return (
    <Link
      href={href}
      className="inline-block min-h-6 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current"
    >
      {t.rich('showOrders', { figure, hidden: screenReaderOnly })}
    </Link>
  )
}
