import type { ReactNode } from 'react'
import { SectionNav } from '@/components/back-office/shell/section-nav'
import { TabHeading } from '@/components/back-office/shell/tab-heading'

const SECTIONS = [
  { href: '/admin/payments', label: 'Disputes' },
  { href: '/admin/payments/unclaimed', label: 'Without an order' },
  { href: '/admin/payments/unpaid', label: 'Not paid' },
  { href: '/admin/payments/invoices', label: 'Invoices' },
  { href: '/admin/payments/books', label: 'Books' },
  { href: '/admin/payments/payouts', label: 'Payouts' },
  { href: '/admin/payments/events', label: 'Notifications' },
] as const

/** Heading and parts of the Payments tab. */
export function PaymentsHeading({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  return (
    <>
      <TabHeading title="Payments" lead={lead}>
        {children}
      </TabHeading>
      <SectionNav label="Payments" sections={SECTIONS} />
    </>
  )
}
