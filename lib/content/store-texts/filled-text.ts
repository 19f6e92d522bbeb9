import type { PageText } from '@/lib/content/pages/page-rules'
import { filled, filledHtml, type StoreValues } from '@/lib/settings/store-texts/variables'

/** A text with what its variables stand for. */
export const filledText = <T extends PageText>(text: T, values: StoreValues): T => ({
  ...text,
  title: filled(text.title, values),
  content: filledHtml(text.content, values),
  metaTitle: filled(text.metaTitle, values),
  metaDescription: filled(text.metaDescription, values),
})
