import { useLocale, useTranslations } from 'next-intl'
import type { Searched } from '@/lib/http/paging'

type SearchedInsteadProps = { term: string; searched: Searched | undefined }

/** Says what was searched for, where nothing has all the words as they were typed. */
export function SearchedInstead({ term, searched }: SearchedInsteadProps) {
  const t = useTranslations('listing')
  const words = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const { instead, without = [] } = searched ?? {}
  if (!instead) return null
  return (
    <span className="block font-medium whitespace-normal text-ink [overflow-wrap:anywhere]">
      {without.length > 0
        ? t('searchedWithout', {
            term,
            words: words.format(without.map((word) => t('quoted', { text: word }))),
          })
        : t('searchedInstead', { term, instead })}
    </span>
  )
}
