import { ArticleBody } from '@/components/content/articles/article-body'
import type { ShownStoreText } from '@/lib/content/store-texts/contracts'

type Props = {
  text: ShownStoreText
  /** Where it stands. */
  place: 'above' | 'below'
}

/** What the owner wrote above or below the words that a page of the store has of its own. */
export const StoreTextPart = ({ text: { html, language }, place }: Props) => (
  // Both may have headings of the same words.
  <ArticleBody
    html={html.replaceAll('<h2 id="section-', `<h2 id="${place}-`)}
    language={language}
  />
)
