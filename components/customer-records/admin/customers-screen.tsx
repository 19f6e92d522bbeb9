'use client'

import { UsersRound } from 'lucide-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { CUSTOMER_ORDERS } from '@/lib/customer-records/contracts'
import { CUSTOMER_COLUMNS } from './customer-columns'
import { CUSTOMERS_CALL } from './use-customer'

const SORTS: Record<(typeof CUSTOMER_ORDERS)[number], string> = {
  latest: 'Latest order first',
  spent: 'Most spent first',
  orders: 'Most orders first',
}

/** The Customers tab. Which tag it shows is in the URL, so that a tag is a link. */
export function CustomersScreen() {
  const tag = useSearchParams().get('tag') ?? ''
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState('latest')
  const [isBlockedOnly, setBlockedOnly] = useState(false)
  const list = usePagedList({
    call: CUSTOMERS_CALL,
    filters: { search, sort, tag, blocked: isBlockedOnly ? 'true' : '' },
  })
  const isFiltered = search !== '' || tag !== '' || isBlockedOnly
  return (
    <>
      <TabHeading
        title="Customers"
        lead="Everybody who has bought, one for each e-mail address unless you merged them, with all that the store knows."
      />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search customers"
          placeholder="E-mail or name"
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label="Order of the customers"
          value={sort}
          onChange={({ target }) => setSort(target.value)}
          className="w-48"
        >
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Checkbox
          label="Blocked only"
          checked={isBlockedOnly}
          onChange={({ target }) => setBlockedOnly(target.checked)}
          className="h-11"
        />
        {tag && (
          <p className="flex items-center gap-2 text-sm">
            Tag: <strong>{tag}</strong>
            <Link
              href="/admin/customers"
              className="font-semibold text-primary-strong hover:underline"
            >
              Show all
            </Link>
          </p>
        )}
      </div>
      {list.error ? (
        <LoadError title="Failed to load the customers" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Customers"
            columns={CUSTOMER_COLUMNS}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <UsersRound aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">
                  {isFiltered
                    ? 'No customer matches.'
                    : 'Customers show up here with their first order.'}
                </p>
              </>
            }
          />
          <Pager list={list} noun="customers" />
        </>
      )}
    </>
  )
}
