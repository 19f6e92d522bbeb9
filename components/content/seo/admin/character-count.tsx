import { useTranslations } from 'next-intl'

type Props = {
  text: string
  /** The length that search engines show. */
  guide: number
}

/** A text's length compared with what search engines show: a recommendation, no limit. */
export function CharacterCount({ text, guide }: Props) {
  const t = useTranslations('backOffice.seo')
  const length = [...text].length
  return (
    <span className={length > guide ? 'font-medium text-primary-deep' : undefined}>
      {t(length > guide ? 'characters.tooMany' : 'characters.count', { length, guide })}
    </span>
  )
}
