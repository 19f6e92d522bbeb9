'use client'

import { Inbox } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EmptyList } from '@/components/back-office/empty-list'
import { SectionNav } from '@/components/back-office/messages-nav'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { CONTACT_CATEGORIES } from '@/lib/service/messages/categories'
import { MESSAGE_STATUSES } from '@/lib/service/messages/message-rules'
import { useMessageColumns } from './message-columns'
import { MESSAGES_CALL } from './use-messages'

/** What visitors wrote through the contact form. */
export function MessagesScreen() {
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  const [filters, setFilters] = useState({ status: 'open', category: '' })
  const [search, setSearch] = useState('')
  const list = usePagedList({ call: MESSAGES_CALL, filters: { ...filters, search } })
  const columns = useMessageColumns()
  return (
    <>
      <TabHeading title={t('list.title')} lead={t('list.lead')} />
      <SectionNav />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={common('status')}
          value={filters.status}
          onChange={({ target }) => setFilters({ ...filters, status: target.value })}
          className="w-40"
        >
          <option value="">{t('list.all')}</option>
          {MESSAGE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={common('category')}
          value={filters.category}
          onChange={({ target }) => setFilters({ ...filters, category: target.value })}
          className="w-52"
        >
          <option value="">{t('list.allCategories')}</option>
          {CONTACT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`categories.${category}`)}
            </option>
          ))}
        </Select>
      </div>
      <PagedTable
        list={list}
        failed={t('list.failed')}
        noun={t('noun')}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyList
            icon={Inbox}
            text={
              filters.status === 'open' && !search && !filters.category
                ? t('list.nobodyWaits')
                : t('list.noMatch')
            }
          />
        }
      />
    </>
  )
}
