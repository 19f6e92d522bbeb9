import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { PLATFORM_NAMES, termOf } from '@/lib/catalog/product-facts'
import { type Told, toldBy } from '@/lib/catalog/search/meaning/understood-text'
import { Link } from '@/lib/i18n/navigation'
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

function useBounds({ platform, isPerpetual, months, devices, isAtLeast, price }: Told): string[] {
  const t = useTranslations('searchPage.understood')
  const format = useFormatter()
  const bounds: string[] = []
  if (platform) bounds.push(t('platform', { platform: PLATFORM_NAMES[platform] }))
  if (isPerpetual) bounds.push(t('perpetual'))
  if (months !== null) {
    const term = termOf(months)
    if (term.unit !== 'lifetime') bounds.push(t(term.unit, { count: term.count }))
  }
  if (devices !== null)
    bounds.push(
      devices === 0
        ? t('anyDevices')
        : t(isAtLeast ? 'devicesAtLeast' : 'devices', { count: devices }),
    )
  if (price) {
    const { currency, cents } = price
    const amount = format.number(cents / 100, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    bounds.push(t(price.limit, { amount }))
  }
  return bounds
}
