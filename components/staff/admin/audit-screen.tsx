'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { BackLink } from '@/components/back-office/back-link'
import { EmptyList } from '@/components/back-office/empty-list'
import { PagedTable } from '@/components/back-office/paged-table'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { useStore } from '@/components/back-office/store-context'
import { usePagedList } from '@/components/back-office/use-paged-list'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { entityText } from './audit-changes'
import { auditColumns } from './audit-columns'

const CHOICES = 'GET /api/admin/audit/choices'
const LIST = 'GET /api/admin/audit'

/** Whose entries can be chosen: also somebody whom the address names, and who did nothing so far. */
const usersOf = (known: readonly string[] = [], named: string): readonly string[] =>
  named === '' || known.includes(named) ? known : [...known, named]

/** Who did what in the back office; the address may name a user. */
export function AuditScreen() {
  const t = useTranslations('backOffice.staff')
  const common = useTranslations('backOffice.common')
  const { timezone } = useStore()
  const named = useSearchParams().get('user') ?? ''
  const [filters, setFilters] = useState({ user: named, entity: '', from: '', to: '' })
  const choices = useQuery({
    queryKey: [CHOICES],
    queryFn: ({ signal }) => callAdmin(CHOICES, { signal }),
  })
  const client = useQueryClient()
  const columns = useMemo(
    () => auditColumns(t, common, () => client.invalidateQueries({ queryKey: [LIST] })),
    [t, common, client],
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
      <BackLink href="/admin/users">{t('audit.allUsers')}</BackLink>
      <TabHeading title={t('audit.title')} lead={t('audit.lead')} />
      <div className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField label={t('audit.user')} {...field('user')}>
          <option value="">{t('audit.everybody')}</option>
          {usersOf(choices.data?.users, named).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label={t('audit.subject')} {...field('entity')}>
          <option value="">{t('audit.everything')}</option>
          {choices.data?.entities.map((name) => (
            <option key={name} value={name}>
              {entityText(t, name)}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          label={common('fromIn', { timezone })}
          max={filters.to || undefined}
          {...field('from')}
        />
        <TextField
          type="date"
          label={common('toIn', { timezone })}
          min={filters.from || undefined}
          {...field('to')}
        />
      </div>
      <PagedTable
        list={list}
        failed={t('audit.loadFailed')}
        noun={t('audit.noun')}
        caption={t('audit.title')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyList icon={History} text={t('audit.empty')} />}
      />
    </>
  )
}
