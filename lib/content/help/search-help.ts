import 'server-only'
import { createTranslator } from 'next-intl'
import { faqValues, HELP_FAQS } from '@/content/help'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import type { HelpSearchAnswer } from './contracts'
import { articleDocuments } from './queries'
import type { HelpDocument } from './ranking'
import { searchDocuments } from './search-documents'

/** Searches the help centre: its topics and questions in the page's language, and all articles. */
export async function searchHelp(query: string, locale: Locale): Promise<HelpSearchAnswer> {
  const [articles, own] = await Promise.all([articleDocuments(), ownDocuments(locale)])
  return searchDocuments([...own, ...articles], query)
}

/** The topics and questions of the help page. */
async function ownDocuments(locale: Locale): Promise<HelpDocument[]> {
  const messages = (await loadMessages(locale)) as Messages
  const topics = createTranslator<Messages, 'helpTopics'>({
    locale,
    messages,
    namespace: 'helpTopics',
  })
  const faqs = createTranslator<Messages, 'helpFaqs'>({ locale, messages, namespace: 'helpFaqs' })
  const values = faqValues(promisesOf(await cachedSettings()), locale)
  return [
    ...HELP_TOPICS.map(({ slug }) => ({
      kind: 'topic' as const,
      href: `/help/${slug}`,
      title: topics(`${slug}.title`),
      excerpt: topics(`${slug}.text`),
      text: '',
    })),
    ...HELP_FAQS.map(({ id }) => ({
      kind: 'faq' as const,
      href: `/help#faq-${id}`,
      title: faqs(`${id}.question`, values),
      excerpt: '',
      text: faqs(`${id}.answer`, values),
    })),
  ]
}
