import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionNav } from '@/components/back-office/shell/section-nav'
import { TabHeading } from '@/components/back-office/shell/tab-heading'

const SECTIONS = [
  { href: '/admin/payments', name: 'disputes' },
  { href: '/admin/payments/unclaimed', name: 'unclaimed' },
  { href: '/admin/payments/unpaid', name: 'unpaid' },
  { href: '/admin/payments/invoices', name: 'invoices' },
  { href: '/admin/payments/books', name: 'books' },
  { href: '/admin/payments/payouts', name: 'payouts' },
  { href: '/admin/payments/events', name: 'events' },
  { href: '/admin/payments/page-scripts', name: 'pageScripts' },
] as const

/** Heading and parts of the Payments tab. */
export function PaymentsHeading({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  const t = useTranslations('backOffice.payments')
  return (
    <>
      <TabHeading title={t('heading.title')} lead={lead}>
        {children}
      </TabHeading>
      <SectionNav
        label={t('heading.title')}
        sections={SECTIONS.map(({ href, name }) => ({ href, label: t(`heading.${name}`) }))}
      />
    </>
  )
}
