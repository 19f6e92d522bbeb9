import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type Told, toldBy } from '@/lib/catalog/search/meaning/understood-text'
import { Link } from '@/lib/i18n/navigation'
import { boundsSaid } from './bounds-said'
import { searchHref } from './search-option'

type SearchUnderstoodProps = { term: string; understood: string | undefined }

/** Says what a search was taken to mean besides its words, with the way to search for these alone. */
export function SearchUnderstood({ term, understood }: SearchUnderstoodProps) {
  const t = useTranslations('searchPage.understood')
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' })
  const bounds = useBounds(toldBy(understood ?? ''))
  if (understood === undefined) return null
  return (
    <span className="block whitespace-normal text-ink [overflow-wrap:anywhere]">
      {bounds.length > 0 ? t('shown', { bounds: list.format(bounds) }) : t('byUse')}{' '}
      <Link
        href={`${searchHref(term)}&plain=true`}
        className="font-semibold text-primary-strong underline"
      >
        {t('plain')}
      </Link>
    </span>
  )
}

function useBounds(told: Told): string[] {
  const t = useTranslations('searchPage.understood')
  const format = useFormatter()
  const amountOf = ({ cents, currency }: { cents: number; currency: string }) =>
    format.number(cents / 100, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
  return boundsSaid(told, amountOf).map(({ text, values }) => t(text, values))
}
