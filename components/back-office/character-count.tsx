import { useTranslations } from 'next-intl'

/** About as many characters as search engines show; longer texts are accepted. */
export const TITLE_GUIDE = 60
export const DESCRIPTION_GUIDE = 160

type CharacterCountProps = {
  text: string
  /** The length that search engines show. */
  guide: number
}

/** A text's length compared with what search engines show: a recommendation, no limit. */
export function CharacterCount({ text, guide }: CharacterCountProps) {
  const t = useTranslations('backOffice.seo')
  const length = [...text].length
  return (
    <span className={length > guide ? 'font-medium text-primary-deep' : undefined}>
      {t(length > guide ? 'characters.tooMany' : 'characters.count', { length, guide })}
    </span>
  )
}
