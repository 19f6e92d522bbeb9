import { DISCLAIMER, DISCLAIMER_NOTICES } from '@/content/disclaimer'
import { PRIVACY } from '@/content/privacy'
import {
  eligibleReasons,
  NON_ELIGIBLE_REASONS,
  publisherPolicies,
  refundNotes,
  refundSteps,
} from '@/content/returns'
import { TERMS } from '@/content/terms'
import type { PageTexts } from '@/lib/content/pages/page-rules'
import { promisesOf } from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import { escaped } from '@/lib/settings/store-texts/variables'
import {
  headingHtml,
  inlineHtml,
  legalHtml,
  listHtml,
  paragraphHtml,
  tableHtml,
} from './legal-html'

const KEY_POINTS = 'Key points'

const english = (title: string, content: string): PageTexts => ({
  en: { title, content, metaTitle: '', metaDescription: '' },
})

/** The texts that a page of the store came with, as the start of the owner's; the legal ones are in English only. */
export const originalTexts = (page: StoreTextPage, settings: Settings): PageTexts =>
  ORIGINALS[page](settings)

const ORIGINALS: Record<StoreTextPage, (settings: Settings) => PageTexts> = {
  terms: () => english('Terms of Service', legalHtml(TERMS, KEY_POINTS)),
  privacy: () => english('Privacy Policy', legalHtml(PRIVACY, KEY_POINTS)),
  disclaimer: () =>
    english(
      'Legal Disclaimer',
      DISCLAIMER_NOTICES.map(
        ({ title, text }) => `<p><strong>${escaped(title)}</strong></p>${paragraphHtml(text)}`,
      ).join('') + legalHtml(DISCLAIMER, KEY_POINTS),
    ),
  returns: (settings) => english('Returns & Refunds', returnsHtml(settings)),
}

/** As far as its numbers are the settings', they are those of now. */
function returnsHtml(settings: Settings): string {
  const promises = promisesOf(settings)
  const titled = ({ title, text }: { title: string; text: string }) =>
    `<li><p><strong>${escaped(title)}</strong><br>${inlineHtml(text)}</p></li>`
  return [
    ...settings.returnsText
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => `<p>${escaped(line)}</p>`),
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
    `<ul>${refundNotes('{currency}').map(titled).join('')}</ul>`,
  ].join('')
}
