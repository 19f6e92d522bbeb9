import { useLocale } from 'next-intl'
import { documentIn } from '@/lib/i18n/english'
import { DEFAULT_LOCALE, type TranslatedLocale } from '@/lib/i18n/locales'
import styles from './article-body.module.css'

type Props = { html: string; language?: TranslatedLocale }

/** The text of an article, or of a page in another language. @param html must come from the sanitiser, lib/core/rich-text.ts */
export function ArticleBody({ html, language = DEFAULT_LOCALE }: Props) {
  return (
    <div
      {...documentIn(language, useLocale())}
      className={styles.body}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
