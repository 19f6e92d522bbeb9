'use client'

import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { FIGURES } from '@/content/figures'
import { MESSAGE_STATUSES } from '@/lib/messages/message-rules'
import { MESSAGE_COLUMNS } from './message-columns'
import { CATEGORIES, STATUS } from './message-labels'
import { SectionNav } from './section-nav'
import { MESSAGES_CALL } from './use-messages'

/** What visitors wrote through the contact form. */
export function MessagesScreen() {
  const [filters, setFilters] = useState({ status: 'open', category: '' })
  const [search, setSearch] = useState('')
  const list = usePagedList({ call: MESSAGES_CALL, filters: { ...filters, search } })
  return (
    <>
      <TabHeading
        title="Messages"
        lead={`What visitors wrote through the contact form. Messages are deleted ${FIGURES.retention.supportYears} years after their last change.`}
      />
      <SectionNav />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Search messages"
          placeholder="Name, e-mail, subject or text"
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label="Status"
          value={filters.status}
          onChange={({ target }) => setFilters({ ...filters, status: target.value })}
          className="w-40"
        >
          <option value="">All messages</option>
          {MESSAGE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS[status].label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Category"
          value={filters.category}
          onChange={({ target }) => setFilters({ ...filters, category: target.value })}
          className="w-52"
        >
          <option value="">All categories</option>
          {Object.entries(CATEGORIES).map(([category, label]) => (
            <option key={category} value={category}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {list.error ? (
        <LoadError title="Failed to load the messages" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Contact messages"
            columns={MESSAGE_COLUMNS}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <Inbox aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">
                  {filters.status === 'open' && !search && !filters.category
                    ? 'Nobody waits for an answer.'
                    : 'No message matches.'}
                </p>
              </>
            }
          />
          <Pager list={list} noun="messages" />
        </>
      )}
    </>
  )
}
