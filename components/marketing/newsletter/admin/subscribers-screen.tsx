'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callAdmin, downloadAdmin } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { EmptyList } from '@/components/back-office/empty-list'
import { formatCount } from '@/components/back-office/format-number'
import { SectionNav } from '@/components/back-office/messages-nav'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useDownload } from '@/components/back-office/use-download'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { EraseAddress } from '@/components/catalog/product-alerts/admin/erase-address'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { SubscriberRow } from '@/lib/marketing/newsletter/admin-contracts'
import { SUBSCRIBER_STATES, UNCONFIRMED_DAYS } from '@/lib/marketing/newsletter/subscriber-states'
import { useSubscriberColumns } from './subscriber-columns'

const LIST_CALL = 'GET /api/admin/subscribers'
const COUNTS_CALL = 'GET /api/admin/subscribers/counts'

/** Newsletter subscribers, confirmed and pending. */
export function SubscribersScreen() {
  const t = useTranslations('backOffice.newsletter')
  const common = useTranslations('backOffice.common')
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [removing, setRemoving] = useState<SubscriberRow>()
  const columns = useSubscriberColumns(setRemoving)
  const list = usePagedList({ call: LIST_CALL, filters: { search, state } })
  const counts = useQuery({
    queryKey: [COUNTS_CALL],
    queryFn: ({ signal }) => callAdmin(COUNTS_CALL, { signal }),
    staleTime: 0,
  })

  async function remove({ id }: SubscriberRow) {
    await callAdmin('DELETE /api/admin/subscribers/[id]', { params: { id } })
    showToast({ title: t('subscribers.removed') })
    await Promise.all(
      [LIST_CALL, COUNTS_CALL].map((call) => client.invalidateQueries({ queryKey: [call] })),
    )
  }

  return (
    <>
      <TabHeading
        title={t('subscribers.title')}
        lead={t('subscribers.lead', { days: UNCONFIRMED_DAYS })}
      >
        <ExportButton isEmpty={counts.data?.confirmed === 0} />
      </TabHeading>
      <SectionNav />
      <dl aria-label={t('subscribers.counts')} className="mb-5 grid gap-3 sm:grid-cols-3">
        {SUBSCRIBER_STATES.map((name) => (
          <div
            key={name}
            className="flex flex-col-reverse rounded-card border border-line bg-surface px-5 py-4 shadow-card"
          >
            <dt className="text-sm font-semibold text-muted">{t(`subscriberState.${name}`)}</dt>
            <dd className="text-2xl leading-8 font-extrabold tabular-nums">
              {counts.data ? (
                formatCount(counts.data[name])
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
        <SearchInput
          label={t('subscribers.search')}
          onSearch={setSearch}
          className="w-full sm:w-80"
        />
        <Select
          aria-label={common('state')}
          value={state}
          onChange={({ target }) => setState(target.value)}
          className="w-44"
        >
          <option value="">{t('allStates')}</option>
          {SUBSCRIBER_STATES.map((name) => (
            <option key={name} value={name}>
              {t(`subscriberState.${name}`)}
            </option>
          ))}
        </Select>
      </div>
      <PagedTable
        list={list}
        failed={t('subscribers.failed')}
        noun={t('subscribers.noun')}
        caption={t('subscribers.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyList
            icon={MailX}
            text={t(search || state ? 'subscribers.noMatch' : 'subscribers.empty')}
          />
        }
      />
      <EraseAddress />
      {removing && (
        <ConfirmDialog
          title={t('removing.title')}
          confirmLabel={t('removing.confirm')}
          pendingLabel={t('removing.pending')}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            {t.rich('removing.text', {
              email: removing.email,
              strong: (chunks) => <strong className="[overflow-wrap:anywhere]">{chunks}</strong>,
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function ExportButton({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('backOffice.newsletter.export')
  const { isDownloading, start } = useDownload(t('failed'))
  const save = () =>
    start(async () => {
      await downloadAdmin('GET /api/admin/subscribers/export', 'newsletter.csv')
      showToast({
        title: t('done'),
        description: t('doneHint'),
      })
    })
  return (
    <Button variant="outline" disabled={isDownloading || isEmpty} onClick={save} title={t('title')}>
      <Download aria-hidden />
      {t(isDownloading ? 'pending' : 'button')}
    </Button>
  )
}
