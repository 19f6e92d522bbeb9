import { useLocale } from 'next-intl'
import { englishDocument } from '@/lib/i18n/english'
import styles from './article-body.module.css'

/** An article's text. @param html must come from the sanitiser, lib/content/articles/article-html.ts */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      {...englishDocument(useLocale())}
      className={styles.body}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
