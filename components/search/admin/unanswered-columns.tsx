import { Plus } from 'lucide-react'
import { formatDay } from '@/components/back-office/format-date'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/list/data-table'
import type { UnansweredRow } from '@/lib/search/admin-contracts'

const storeSearch = (text: string) => `/search?${new URLSearchParams({ q: text })}`

/** The columns of the table of searches without answer. */
export const unansweredColumns = (
  onAddSynonym: (text: string) => void,
): Column<UnansweredRow>[] => [
  {
    key: 'search',
    header: 'Search',
    className: 'min-w-48 [overflow-wrap:anywhere]',
    cell: ({ text }) => (
      <a
        href={storeSearch(text)}
        target="_blank"
        rel="noreferrer"
        title="See what the store finds"
        className="font-semibold underline-offset-2 hover:underline"
      >
        <bdi>{text}</bdi>
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ),
  },
  {
    key: 'searches',
    header: 'How often',
    align: 'end',
    cell: ({ searches }) => searches.toLocaleString('en'),
  },
  {
    key: 'lastDay',
    header: 'Last asked (UTC)',
    className: 'whitespace-nowrap text-muted',
    cell: ({ lastDay }) => <time dateTime={lastDay}>{formatDay(lastDay)}</time>,
  },
  {
    key: 'outcome',
    header: 'What happened',
    className: 'min-w-44',
    cell: (row) => <Outcome {...row} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '1%',
    cell: ({ text }) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Add synonym for ${text}`}
        onClick={() => onAddSynonym(text)}
      >
        <Plus aria-hidden />
        Add synonym
      </Button>
    ),
  },
]

function Outcome({ outcome, instead }: UnansweredRow) {
  if (outcome === 'nothing') return <Badge tone="danger">Nothing found</Badge>
  const searched = instead !== null && (
    <>
      Searched for “<bdi>{instead}</bdi>” instead
    </>
  )
  if (outcome === 'instead') return <span className="[overflow-wrap:anywhere]">{searched}</span>
  return (
    <>
      <Badge>Words left out</Badge>
      {searched && (
        <span className="mt-1 block text-xs text-muted [overflow-wrap:anywhere]">{searched}</span>
      )}
    </>
  )
}
