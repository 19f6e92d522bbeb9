import 'server-only'
import { createTranslator } from 'next-intl'
import { faqValues, HELP_FAQS } from '@/content/help'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { storeText } from '@/lib/content/store-texts/queries'
import { questionsOf } from '@/lib/content/store-texts/questions'
import type { Locale } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { promisesOf } from '@/lib/settings/promises'
import { cachedSettings } from '@/lib/settings/queries'
import type { HelpSearchAnswer } from './contracts'
import { plainText } from './plain-text'
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
  const [settings, written] = await Promise.all([cachedSettings(), storeText('questions', locale)])
  const values = faqValues(promisesOf(settings), locale)
  const questions = written
    ? questionsOf(written.html).map(({ id, question, answer }) => ({
        id,
        question,
        answer: plainText(answer),
      }))
    : HELP_FAQS.map(({ id }) => ({
        id,
        question: faqs(`${id}.question`, values),
        answer: faqs(`${id}.answer`, values),
      }))
  return [
    ...HELP_TOPICS.map(({ slug }) => ({
      kind: 'topic' as const,
      href: `/help/${slug}`,
      title: topics(`${slug}.title`),
      excerpt: topics(`${slug}.text`),
      text: '',
    })),
    ...questions.map(({ id, question, answer }) => ({
      kind: 'faq' as const,
      href: `/help#faq-${id}`,
      title: question,
      excerpt: '',
      text: answer,
    })),
  ]
}
