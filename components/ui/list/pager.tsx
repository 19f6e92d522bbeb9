import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'

type PagerProps = {
  list: {
    total: number
    page: number
    pageSize: number
    pageCount: number
    setPage: (page: number) => void
  }
  /** What is counted, such as `orders`. */
  noun: string
}

/** The range shown of a list, with buttons for the previous and next page. */
export function Pager({ list, noun }: PagerProps) {
  const common = useTranslations('backOffice.common')
  const { total, page, pageSize, pageCount, setPage } = list
  if (total === 0) return null
  const from = page * pageSize + 1
  const to = Math.min(total, from + pageSize - 1)
  return (
    <nav
      aria-label={common('pagesOf', { noun })}
      className="mt-4 flex flex-wrap items-center justify-between gap-3"
    >
      <p role="status" className="text-sm text-muted tabular-nums">
        {common('rangeOf', { from, to, total, noun })}
      </p>
      <div className="flex items-center gap-2">
        <Button variant="outline" size="sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
          <Icon name="chevron-left" />
          {common('previous')}
        </Button>
        <span className="px-1 text-sm text-muted tabular-nums">
          {common('pageOf', { page: page + 1, pages: pageCount })}
        </span>
        <Button
          variant="outline"
          size="sm"
          disabled={page + 1 >= pageCount}
          onClick={() => setPage(page + 1)}
        >
          {common('next')}
          <Icon name="chevron-right" />
        </Button>
      </div>
    </nav>
  )
}
