import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDay, storeTimezone } from '@/components/back-office/format-date'
import { formatCount } from '@/components/back-office/format-number'
import type { Texts } from '@/components/back-office/language/texts'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Column } from '@/components/ui/list/data-table'
import type { UnansweredRow } from '@/lib/catalog/search/admin-contracts'

const storeSearch = (text: string) => `/search?${new URLSearchParams({ q: text })}`

/** The columns of the table of searches without answer. */
export const unansweredColumns = (
  t: Texts<'search'>,
  common: Texts<'common'>,
  onAddSynonym: (text: string) => void,
): Column<UnansweredRow>[] => [
  {
    key: 'search',
    header: t('unanswered.search'),
    className: 'min-w-48 [overflow-wrap:anywhere]',
    cell: ({ text }) => (
      <a
        href={storeSearch(text)}
        target="_blank"
        rel="noreferrer"
        title={t('unanswered.seeInStore')}
        className="font-semibold underline-offset-2 hover:underline"
      >
        <bdi>{text}</bdi>
        <span className="sr-only"> {t('unanswered.newTab')}</span>
      </a>
    ),
  },
  {
    key: 'searches',
    header: t('unanswered.howOften'),
    align: 'end',
    cell: ({ searches }) => formatCount(searches),
  },
  {
    key: 'lastDay',
    header: t('unanswered.lastAsked', { timezone: storeTimezone() }),
    className: 'whitespace-nowrap text-muted',
    cell: ({ lastDay }) => <time dateTime={lastDay}>{formatDay(lastDay)}</time>,
  },
  {
    key: 'outcome',
    header: t('unanswered.outcome'),
    className: 'min-w-44',
    cell: (row) => <Outcome {...row} />,
  },
  {
    key: 'actions',
    header: common('actions'),
    width: '1%',
    cell: ({ text }) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={t('unanswered.addSynonymFor', { text })}
        onClick={() => onAddSynonym(text)}
      >
        <Plus aria-hidden />
        {t('unanswered.addSynonym')}
      </Button>
    ),
  },
]

function Outcome({ outcome, instead }: UnansweredRow) {
  const t = useTranslations('backOffice.search')
  if (outcome === 'nothing') return <Badge tone="danger">{t('unanswered.nothing')}</Badge>
  const searched =
    instead !== null &&
    t.rich('unanswered.instead', { instead, text: (chunks) => <bdi>{chunks}</bdi> })
  if (outcome === 'instead') return <span className="[overflow-wrap:anywhere]">{searched}</span>
  return (
    <>
      <Badge>{t('unanswered.leftOut')}</Badge>
      {searched && (
        <span className="mt-1 block text-xs text-muted [overflow-wrap:anywhere]">{searched}</span>
      )}
    </>
  )
}
