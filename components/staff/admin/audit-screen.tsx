'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useMemo, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { formatDateTime } from '@/components/back-office/format-date'
import { LoadError } from '@/components/back-office/load-error'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { undo } from '@/components/back-office/undo-toast'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { type Column, DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import type { AuditEntry } from '@/lib/staff/audit-contracts'
import { changesBetween, humanize } from './audit-changes'
import { formatIpAddress } from './user-labels'

const CHOICES = 'GET /api/admin/audit/choices'
const LIST = 'GET /api/admin/audit'

const columnsWith = (onUndone: () => unknown): readonly Column<AuditEntry>[] => [
  {
    key: 'when',
    header: 'When',
    className: 'whitespace-nowrap align-top text-ink-soft',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    key: 'who',
    header: 'Who',
    className: 'align-top',
    cell: ({ username, address }) => (
      <>
        <p className="font-semibold">{username}</p>
        <p className="text-xs text-muted">{formatIpAddress(address)}</p>
      </>
    ),
  },
  {
    key: 'what',
    header: 'What',
    className: 'align-top whitespace-nowrap',
    cell: ({ action, entityType, entityId, undoesId }) => (
      <>
        <p className="font-semibold">{humanize(action)}</p>
        <p className="text-xs text-muted">
          {humanize(entityType)} {entityId}
        </p>
        {undoesId !== null && <p className="text-xs text-muted">Undid entry {undoesId}</p>}
      </>
    ),
  },
  {
    key: 'changes',
    header: 'Changes',
    className: 'min-w-72 align-top',
    cell: (entry) => <Changes entry={entry} />,
  },
  {
    key: 'undo',
    header: <span className="sr-only">Undo</span>,
    className: 'align-top',
    align: 'end',
    cell: (entry) => <UndoButtons entry={entry} onUndone={onUndone} />,
  },
]

/** Undoes an entry, or all that the same call changed. */
function UndoButtons({ entry, onUndone }: { entry: AuditEntry; onUndone: () => unknown }) {
  const [isWorking, setWorking] = useState(false)
  const { id, canUndo, changesOfCall } = entry
  if (!canUndo) return null
  async function start(wholeCall: boolean) {
    setWorking(true)
    await undo({ entryId: id, wholeCall })
    await onUndone()
    setWorking(false)
  }
  const what = `${humanize(entry.action)} ${entry.entityId}`
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Undo entry ${id}: ${what}`}
        disabled={isWorking}
        onClick={() => start(false)}
      >
        Undo
      </Button>
      {changesOfCall > 1 && (
        <Button
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          aria-label={`Undo all ${changesOfCall} changes made together with entry ${id}`}
          disabled={isWorking}
          onClick={() => start(true)}
        >
          Undo all {changesOfCall.toLocaleString('en')}
        </Button>
      )}
    </div>
  )
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return null
  return (
    <dl className="space-y-0.5 text-xs [overflow-wrap:anywhere]">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="flex flex-wrap gap-x-1.5">
          <dt className="font-semibold text-ink-soft">{field}:</dt>
          <dd className="text-muted">
            {from !== undefined && <del>{from}</del>}
            {from !== undefined && to !== undefined && ' → '}
            {to !== undefined && <ins className="text-ink no-underline">{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whose entries can be chosen: also somebody whom the address names, and who did nothing so far. */
const usersOf = (known: readonly string[] = [], named: string): readonly string[] =>
  named === '' || known.includes(named) ? known : [...known, named]

/** Who did what in the back office; the address may name a user. */
export function AuditScreen() {
  const named = useSearchParams().get('user') ?? ''
  const [filters, setFilters] = useState({ user: named, entity: '', from: '', to: '' })
  const choices = useQuery({
    queryKey: [CHOICES],
    queryFn: ({ signal }) => callAdmin(CHOICES, { signal }),
  })
  const client = useQueryClient()
  const columns = useMemo(
    () => columnsWith(() => client.invalidateQueries({ queryKey: [LIST] })),
    [client],
  )
  const list = usePagedList({ call: LIST, filters, pageSize: 50 })
  const field = (name: keyof typeof filters) => ({
    id: `audit-${name}`,
    value: filters[name],
    onChange: (event: { target: { value: string } }) =>
      setFilters({ ...filters, [name]: event.target.value }),
  })
  return (
    <>
      <BackLink href="/admin/users">All users</BackLink>
      <TabHeading
        title="Audit trail"
        lead="Every change that was made in the back office, the latest first. Keys and passwords are never part of it. Changes of products, categories, articles and settings can be undone for 30 days; those of plugins can’t, since their secrets are not kept."
      />
      <div className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField label="User" {...field('user')}>
          <option value="">Everybody</option>
          {usersOf(choices.data?.users, named).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label="Subject" {...field('entity')}>
          <option value="">Everything</option>
          {choices.data?.entities.map((name) => (
            <option key={name} value={name}>
              {humanize(name)}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label="From (UTC)"
          max={filters.to || undefined}
          {...field('from')}
        />
        <TextField type="date" label="To (UTC)" min={filters.from || undefined} {...field('to')} />
      </div>
      {list.error ? (
        <LoadError title="Failed to load the audit trail" error={list.error} onRetry={list.retry} />
      ) : (
        <>
          <DataTable
            caption="Audit trail"
            columns={columns}
            rows={list.rows}
            rowKey={({ id }) => id}
            isLoading={list.isLoading}
            isRefreshing={list.isRefreshing}
            empty={
              <>
                <History aria-hidden className="mx-auto size-8 text-muted" />
                <p className="mt-3 text-sm text-ink-soft">Nothing was done that matches.</p>
              </>
            }
          />
          <Pager list={list} noun="entries" />
        </>
      )}
    </>
  )
}
