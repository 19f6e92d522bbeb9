'use client'

import { Inbox } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ColumnsButton } from '@/components/back-office/columns/columns-button'
import { useColumns } from '@/components/back-office/columns/use-columns'
import { EmptyList } from '@/components/back-office/empty-list'
import { SectionNav } from '@/components/back-office/messages-nav'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useNamedFilter } from '@/components/back-office/use-named-filter'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { CONTACT_CATEGORIES } from '@/lib/service/messages/categories'
import { MESSAGE_SORTS, MESSAGE_STATUSES } from '@/lib/service/messages/message-rules'
import { useMessageColumns } from './message-columns'
import { MESSAGES_CALL, useAssignees } from './use-messages'

/** What visitors wrote through the contact form or by mail. */
export function MessagesScreen() {
  const t = useTranslations('backOffice.messages')
  const common = useTranslations('backOffice.common')
  const assignees = useAssignees()
  const [filters, setFilters] = useState({
    status: useNamedFilter('status', MESSAGE_STATUSES, 'open'),
    category: '',
    assignee: '',
    sort: useNamedFilter('sort', MESSAGE_SORTS, 'newest'),
  })
  const [search, setSearch] = useState('')
  const list = usePagedList({ call: MESSAGES_CALL, filters: { ...filters, search } })
  const { columns, choice } = useColumns('messages', useMessageColumns())
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
        <Select
          aria-label={t('assignment.label')}
          value={filters.assignee}
          onChange={({ target }) => setFilters({ ...filters, assignee: target.value })}
          className="w-48"
        >
          <option value="">{t('list.anyAssignee')}</option>
          <option value="me">{t('list.mine')}</option>
          <option value="nobody">{t('list.unassigned')}</option>
          {assignees.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('list.sort')}
          value={filters.sort}
          onChange={({ target }) => setFilters({ ...filters, sort: target.value })}
          className="w-44"
        >
          {MESSAGE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`list.${sort}`)}
            </option>
          ))}
        </Select>
        <ColumnsButton choice={choice} className="ms-auto" />
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
              filters.status === 'open' && !search && !filters.category && !filters.assignee
                ? t('list.nobodyWaits')
                : t('list.noMatch')
            }
          />
        }
      />
    </>
  )
}
