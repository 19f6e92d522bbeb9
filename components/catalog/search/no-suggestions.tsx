import { useTranslations } from 'next-intl'

/** The empty list of suggestions: always in the page, so that the field can name it. */
export function NoSuggestions({ id }: { id: string }) {
  const t = useTranslations('searchBox')
  return <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')} hidden />
}
