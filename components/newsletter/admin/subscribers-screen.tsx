'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, MailX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useDownload } from '@/components/back-office/use-download'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { languageLabel, STATE } from '@/components/messages/admin/message-labels'
import { SectionNav } from '@/components/messages/admin/section-nav'
import { EraseAddress } from '@/components/product-alerts/admin/erase-address'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { RowAction } from '@/components/ui/list/row-action'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { SubscriberRow } from '@/lib/newsletter/admin-contracts'
import { SUBSCRIBER_STATES, UNCONFIRMED_DAYS } from '@/lib/newsletter/subscriber-states'

const LIST_CALL = 'GET /api/admin/subscribers'
const COUNTS_CALL = 'GET /api/admin/subscribers/counts'

const columnsOf = (onRemove: (subscriber: SubscriberRow) => void): Column<SubscriberRow>[] => [
  {
    key: 'email',
    header: 'E-mail',
    className: 'min-w-56 [overflow-wrap:anywhere] font-medium',
    cell: ({ email }) => email,
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={STATE[state].tone}>{STATE[state].label}</Badge>,
  },
  {
    key: 'language',
    header: 'Language',
    className: 'whitespace-nowrap text-ink-soft',
    cell: ({ locale }) => languageLabel(locale),
  },
  {
    key: 'since',
    header: 'Since',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt, confirmedAt, unsubscribedAt }) => {
      const since = unsubscribedAt ?? confirmedAt ?? createdAt
      return <time dateTime={since}>{formatDateTime(since)}</time>
    },
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '1%',
    cell: (subscriber) => (
      <RowAction
        icon={Trash2}
        label={`Remove ${subscriber.email}`}
        title="Remove"
        isDanger
        onClick={() => onRemove(subscriber)}
      />
    ),
  },
]

/** Newsletter subscribers, confirmed and pending. */
export function SubscribersScreen() {
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [removing, setRemoving] = useState<SubscriberRow>()
  const list = usePagedList({ call: LIST_CALL, filters: { search, state } })
  const counts = useQuery({
    queryKey: [COUNTS_CALL],
    queryFn: ({ signal }) => callAdmin(COUNTS_CALL, { signal }),
    staleTime: 0,
  })

  async function remove({ id }: SubscriberRow) {
    await callAdmin('DELETE /api/admin/subscribers/[id]', { params: { id } })
    showToast({ title: 'Subscriber Removed' })
    await Promise.all(
      [LIST_CALL, COUNTS_CALL].map((call) => client.invalidateQueries({ queryKey: [call] })),
    )
  }

  return (
    <>
      <TabHeading
        title="Newsletter"
        lead={`Addresses that were not confirmed are deleted after ${UNCONFIRMED_DAYS} days.`}
      >
        <ExportButton isEmpty={counts.data?.confirmed === 0} />
      </TabHeading>
      <SectionNav />
      <dl aria-label="Subscribers" className="mb-5 grid gap-3 sm:grid-cols-3">
        {SUBSCRIBER_STATES.map((name) => (
          <div
            key={name}
            className="flex flex-col-reverse rounded-card border border-line bg-surface px-5 py-4 shadow-card"
          >
            <dt className="text-sm font-semibold text-muted">{STATE[name].label}</dt>
            <dd className="text-2xl leading-8 font-extrabold tabular-nums">
              {counts.data ? (
                counts.data[name].toLocaleString('en')
              ) : counts.error ? (
                '—'
              ) : (
                <Skeleton className="my-1 h-6 w-14" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput label="Search subscribers" onSearch={setSearch} className="w-full sm:w-80" />
        <Select
          aria-label="State"
          value={state}
          onChange={({ target }) => setState(target.value)}
          className="w-44"
        >
          <option value="">All states</option>
          {SUBSCRIBER_STATES.map((name) => (
            <option key={name} value={name}>
              {STATE[name].label}
            </option>
          ))}
        </Select>
      </div>
      {list.error ? (
        <LoadError title="Failed to load the subscribers" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Newsletter subscribers"
            columns={columnsOf(setRemoving)}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <MailX aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">
                  {search || state ? 'No subscriber matches.' : 'Nobody has subscribed yet.'}
                </p>
              </>
            }
          />
          <Pager list={list} noun="subscribers" />
        </>
      )}
      <EraseAddress />
      {removing && (
        <ConfirmDialog
          title="Remove this subscriber?"
          confirmLabel="Remove subscriber"
          pendingLabel="Removing …"
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            Nothing is kept of{' '}
            <strong className="[overflow-wrap:anywhere]">{removing.email}</strong>: neither the
            subscription nor mails about it. Whoever wants the newsletter again has to subscribe
            anew.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function ExportButton({ isEmpty }: { isEmpty: boolean }) {
  const { isDownloading, start } = useDownload('Export failed')
  const save = () =>
    start(async () => {
      await downloadAdmin('GET /api/admin/subscribers/export', 'newsletter.csv')
      showToast({
        title: 'Subscribers Exported',
        description: 'Put each reader’s own unsubscribe link into every mail that you send.',
      })
    })
  return (
    <Button
      variant="outline"
      disabled={isDownloading || isEmpty}
      onClick={save}
      title="Confirmed subscribers, each with a personal unsubscribe link"
    >
      <Download aria-hidden />
      {isDownloading ? 'Exporting …' : 'Export confirmed'}
    </Button>
  )
}
