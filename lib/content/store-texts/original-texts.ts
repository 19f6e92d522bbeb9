import { createTranslator } from 'next-intl'
import { STORY, teams, values } from '@/content/about'
import { DISCLAIMER, DISCLAIMER_NOTICES } from '@/content/disclaimer'
import { faqValues, HELP_FAQS } from '@/content/help'
import { PRIVACY } from '@/content/privacy'
import {
  eligibleReasons,
  NON_ELIGIBLE_REASONS,
  publisherPolicies,
  refundNotes,
  refundSteps,
} from '@/content/returns'
import {
  BEFORE_YOU_BUY,
  COMMON_ISSUES,
  OPERATING_SYSTEMS,
  SOFTWARE_CATEGORIES,
  type SupportLevel,
} from '@/content/system-requirements'
import { TERMS } from '@/content/terms'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import { escapeHtml } from '@/lib/core/xml'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { promisesOf } from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'
import { isReplaced, type ReplacedPage, type StoreTextPage } from '@/lib/settings/store-texts/pages'
import {
  headingHtml,
  inlineHtml,
  legalHtml,
  listHtml,
  paragraphHtml,
  tableHtml,
} from './legal-html'
import { htmlOfQuestions } from './questions'

const KEY_POINTS = 'Key points'

const LEVELS: Readonly<Record<SupportLevel, string>> = {
  full: 'Full support',
  limited: 'Limited support',
  legacy: 'Legacy only',
  community: 'Community support',
}

const english = (title: string, content: string): PageTexts => ({
  en: { title, content, metaTitle: '', metaDescription: '' },
})

/**
 * The texts that a page of the store came with, as the start of the owner's; most are in English only. Places around a page's own
 * words have none.
 */
export const originalTexts = async (page: StoreTextPage, settings: Settings): Promise<PageTexts> =>
  isReplaced(page) ? ORIGINALS[page](settings) : {}

const ORIGINALS: Record<ReplacedPage, (settings: Settings) => PageTexts | Promise<PageTexts>> = {
  terms: () => english('Terms of Service', legalHtml(TERMS, KEY_POINTS)),
  privacy: () => english('Privacy Policy', legalHtml(PRIVACY, KEY_POINTS)),
  disclaimer: () =>
    english(
      'Legal Disclaimer',
      DISCLAIMER_NOTICES.map(
        ({ title, text }) => `<p><strong>${escapeHtml(title)}</strong></p>${paragraphHtml(text)}`,
      ).join('') + legalHtml(DISCLAIMER, KEY_POINTS),
    ),
  returns: (settings) => english('Returns & Refunds', returnsHtml(settings)),
  aboutUs: (settings) => english('About {storeName}', aboutHtml(settings)),
  requirements: () => english('System Requirements', REQUIREMENTS),
  questions: questionTexts,
}

const titled = ({ title, text }: { title: string; text: string }) =>
  `<li><p><strong>${escapeHtml(title)}</strong><br>${inlineHtml(text)}</p></li>`
const titledList = (items: readonly { title: string; text: string }[]) =>
  `<ul>${items.map(titled).join('')}</ul>`

const aboutHtml = (settings: Settings): string =>
  [
    headingHtml('Our story'),
    ...STORY.map(paragraphHtml),
    headingHtml('What we value'),
    titledList(values(settings.genuinePromise)),
    headingHtml('Our team'),
    titledList(teams(false)),
  ].join('')

const subheading = (text: string) => `<h3>${escapeHtml(text)}</h3>`

const REQUIREMENTS = [
  headingHtml('Operating systems'),
  ...OPERATING_SYSTEMS.flatMap(({ name, text, versions, minimum }) => [
    subheading(name),
    paragraphHtml(text),
    tableHtml(
      ['Version', 'Support'],
      versions.map((version) => [version.name, `${LEVELS[version.level]}: ${version.note}`]),
    ),
    listHtml([
      `Processor: ${minimum.processor}`,
      `Memory: ${minimum.memory}`,
      `Storage: ${minimum.storage}`,
    ]),
  ]),
  headingHtml('Requirements by category'),
  ...SOFTWARE_CATEGORIES.flatMap(({ name, text, rows }) => [
    subheading(name),
    paragraphHtml(text),
    tableHtml(['Requirement', 'Windows', 'macOS'], rows),
  ]),
  headingHtml('How to check your system'),
  ...OPERATING_SYSTEMS.flatMap(({ name, check }) => [subheading(name), listHtml(check, 'ol')]),
  headingHtml('Common issues and fixes'),
  ...COMMON_ISSUES.flatMap(({ problem, fixes }) => [
    subheading(problem),
    ...fixes.map(paragraphHtml),
  ]),
  headingHtml('Before you buy'),
  titledList(BEFORE_YOU_BUY),
].join('')

/** The questions and answers in every language, with their links. */
async function questionTexts(settings: Settings): Promise<PageTexts> {
  const texts: PageTexts = {}
  for (const language of TRANSLATED_LOCALES) {
    const messages = (await loadMessages(language)) as Messages
    const of = { locale: language, messages }
    const t = createTranslator<Messages, 'helpFaqs'>({ ...of, namespace: 'helpFaqs' })
    const page = createTranslator<Messages, 'helpPage'>({ ...of, namespace: 'helpPage' })
    const said = faqValues(promisesOf(settings), language)
    const content = htmlOfQuestions(
      HELP_FAQS.map(({ id, href }) => ({
        question: t(`${id}.question`, said),
        answer: `<p>${escapeHtml(t(`${id}.answer`, said))}</p><p><a href="${href}">${escapeHtml(t(`${id}.link`))}</a></p>`,
      })),
    )
    texts[language] = { title: page('faqs.title'), content, metaTitle: '', metaDescription: '' }
  }
  return texts
}

/** As far as its numbers are the settings', they are those of now. */
function returnsHtml(settings: Settings): string {
  const promises = promisesOf(settings)
  return [
    ...settings.returnsText
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${escapeHtml(line)}</p>`),
    headingHtml('How a refund works'),
    `<ol>${refundSteps(promises)
      .map(({ title, duration, text }) => titled({ title: `${title} (${duration})`, text }))
      .join('')}</ol>`,
    headingHtml('Eligible for a refund'),
    listHtml(eligibleReasons(promises.refundDays)),
    headingHtml('Not eligible'),
    listHtml(NON_ELIGIBLE_REASONS),
    headingHtml('Periods by publisher'),
    tableHtml(['Publisher', 'Period', 'Rule'], publisherPolicies(promises)),
    headingHtml('Good to know'),
    titledList(refundNotes('{currency}')),
  ].join('')
}
