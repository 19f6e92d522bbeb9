import type { ComponentProps } from 'react'
import { DataTable } from '@/components/ui/list/data-table'
import { Pager } from '@/components/ui/list/pager'
import { LoadError } from './load-error'

type Paged<Row> = ComponentProps<typeof Pager>['list'] & {
  rows: readonly Row[]
  isLoading: boolean
  isRefreshing: boolean
  error: unknown
  retry: () => unknown
}

type PagedTableProps<Row> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  'rows' | 'isLoading' | 'isRefreshing'
> & {
  /** As usePagedList answers it. */
  list: Paged<Row>
  /** The heading of what is shown when it could not be loaded. */
  failed: string
  /** What is counted, such as `orders`. */
  noun: string
}

/** A list that the server filters and pages: its rows, or why there are none, and the way to other pages. */
export function PagedTable<Row>({ list, failed, noun, ...table }: PagedTableProps<Row>) {
  if (list.error) return <LoadError title={failed} error={list.error} onRetry={list.retry} />
  return (
    <>
      <DataTable
        {...table}
        rows={list.rows}
        isLoading={list.isLoading}
        isRefreshing={list.isRefreshing}
      />
      <Pager list={list} noun={noun} />
    </>
  )
}
