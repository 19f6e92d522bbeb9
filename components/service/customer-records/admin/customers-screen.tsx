'use client'

import { UsersRound } from 'lucide-react'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import type { CUSTOMER_ORDERS } from '@/lib/service/customer-records/contracts'
import { useCustomerColumns } from './customer-columns'
import { CUSTOMERS_CALL } from './use-customer'

const SORTS: typeof CUSTOMER_ORDERS = ['latest', 'spent', 'orders']

/** The Customers tab. Which tag it shows is in the URL, so that a tag is a link. */
export function CustomersScreen() {
  const t = useTranslations('backOffice.customer-records')
  const tag = useSearchParams().get('tag') ?? ''
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState('latest')
  const [isBlockedOnly, setBlockedOnly] = useState(false)
  const list = usePagedList({
    call: CUSTOMERS_CALL,
    filters: { search, sort, tag, blocked: isBlockedOnly ? 'true' : '' },
  })
  const { columns, choice } = useColumns('customers', useCustomerColumns())
  const isFiltered = search !== '' || tag !== '' || isBlockedOnly
  return (
    <>
      <TabHeading title={t('list.title')} lead={t('list.lead')} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchInput
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={t('list.order')}
          value={sort}
          onChange={({ target }) => setSort(target.value)}
          className="w-48"
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {t(`list.sorts.${value}`)}
            </option>
          ))}
        </Select>
        <Checkbox
          label={t('list.blockedOnly')}
          checked={isBlockedOnly}
          onChange={({ target }) => setBlockedOnly(target.checked)}
          className="h-11"
        />
        {tag && (
          <p className="flex items-center gap-2 text-sm">
            {t.rich('list.tag', { tag, strong: (chunks) => <strong>{chunks}</strong> })}
            <Link
              href="/admin/customers"
              className="font-semibold text-primary-strong hover:underline"
            >
              {t('list.showAll')}
            </Link>
          </p>
        )}
        <ColumnsButton choice={choice} className="ms-auto" />
      </div>
      <PagedTable
        list={list}
        failed={t('list.failed')}
        noun={t('noun')}
        caption={t('list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={UsersRound} text={t(isFiltered ? 'list.noMatch' : 'list.empty')} />}
      />
    </>
  )
}
