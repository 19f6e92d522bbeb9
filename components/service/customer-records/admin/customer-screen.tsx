'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { BackLink } from '@/components/back-office/back-link'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import { shownEmail } from '@/lib/core/shown-email'
import type { CustomerDetail } from '@/lib/service/customer-records/contracts'
import { AddressesPanel } from './addresses-panel'
import { BlockPanel } from './block-panel'
import { BoughtPanel, KeysPanel } from './bought-panels'
import { DisputesPanel, RequestsPanel } from './claim-panels'
import { CustomerFigures } from './customer-figures'
import { CustomerOrders } from './customer-orders'
import { DataPanel } from './data-panel'
import { MailsPanel, MessagesPanel } from './letter-panels'
import { NotesPanel } from './notes-panel'
import { TagsPanel } from './tags-panel'
import { useCustomer } from './use-customer'

/** One customer, with all that the store knows of the address. */
export function CustomerScreen({ id }: { id: number }) {
  const t = useTranslations('backOffice.customer-records')
  const common = useTranslations('backOffice.common')
  const { data, error, refetch } = useCustomer(id)
  const router = useRouter()
  const shownId = data?.id
  // An address that was merged into another has no page of its own.
  useEffect(() => {
    if (shownId !== undefined && shownId !== id) router.replace(`/admin/customers/${shownId}`)
  }, [shownId, id, router])
  return (
    <>
      <BackLink href="/admin/customers">{t('customer.all')}</BackLink>
      {data ? (
        <Customer customer={data} />
      ) : error ? (
        <LoadError title={t('customer.failed')} error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={common('loading')}>
          <Skeleton className="h-8 w-72 max-w-full" />
          <Skeleton className="mt-6 h-96 rounded-card" />
        </div>
      )}
    </>
  )
}

function Customer({ customer }: { customer: CustomerDetail }) {
  const t = useTranslations('backOffice.customer-records')
  const may = useMay()
  const { id, name, email, otherEmails, lastOrderAt, isBlocked } = customer
  const isMerged = otherEmails.length > 0
  return (
    <>
      <TabHeading
        title={name || shownEmail(email)}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {isBlocked && <Badge tone="danger">{t('blocked')}</Badge>}
            <a
              href={`mailto:${email}`}
              className="font-semibold text-primary-strong [overflow-wrap:anywhere] hover:underline"
            >
              {shownEmail(email)}
            </a>
            {isMerged && <span>{t('customer.otherAddresses', { count: otherEmails.length })}</span>}
            {lastOrderAt && (
              <span>{t('customer.lastOrderAt', { time: formatDateTime(lastOrderAt) })}</span>
            )}
          </span>
        }
      />
      <CustomerFigures customer={customer} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-3">
        <div className="min-w-0 space-y-6 xl:col-span-2">
          <CustomerOrders customerId={id} isMerged={isMerged} />
          <BoughtPanel products={customer.products} />
          <KeysPanel keys={customer.keys} />
          <RequestsPanel requests={customer.refundRequests} />
          <DisputesPanel disputes={customer.disputes} />
          <MessagesPanel messages={customer.messages} isMerged={isMerged} />
          <MailsPanel mails={customer.mails} isMerged={isMerged} />
        </div>
        <div className="min-w-0 space-y-6">
          <AddressesPanel customer={customer} canMerge={may('customers.data')} />
          <TagsPanel key={otherEmails.join()} customer={customer} />
          <NotesPanel customer={customer} />
          <BlockPanel customer={customer} canBlock={may('customers.data')} />
          {may('customers.data') && <DataPanel customer={customer} />}
        </div>
      </div>
    </>
  )
}
