import { createHash } from 'node:crypto'
import { DISCLAIMER, DISCLAIMER_NOTICES } from '@/content/disclaimer'
import { keptData } from '@/content/kept-data'
import { lawTextsIn } from '@/content/law-texts'
import { PRIVACY } from '@/content/privacy'
import {
  eligibleReasons,
  NON_ELIGIBLE_REASONS,
  publisherPolicies,
  refundNotes,
  refundSteps,
} from '@/content/returns'
import { TERMS, termsValues } from '@/content/terms'
import { type TranslatedLocale, textLocaleOf } from '@/lib/i18n/locales'
import { shownText } from '@/lib/i18n/texts-by-language'
import { promisesOf } from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'
import type { StoreTextPage } from '@/lib/settings/store-texts/pages'
import type { OwnersTexts } from '@/lib/settings/store-texts/queries'
import { storeValues } from '@/lib/settings/store-texts/values'
import { filled, filledHtml } from '@/lib/settings/store-texts/variables'
import { WITHDRAWAL_PATH } from '@/lib/settings/withdrawal-path'
import type { AgreedTextKind } from './contracts'
import { textOfHtml } from './html-text'
import { bodyOf, heading, list, plain, plainLegalText } from './plain-text'

export type TextInForce = {
  kind: AgreedTextKind
  language: string
  title: string
  body: string
}

type Store = {
  settings: Settings
  /** What orders are charged in, in English words. */
  charged: string
  siteUrl: string
  /** What the owner wrote instead of these texts. */
  own?: OwnersTexts
}

/** Those that the owner may write himself. */
export const WRITTEN_KINDS = [
  'terms',
  'disclaimer',
  'privacy',
  'returns',
] as const satisfies readonly (StoreTextPage & AgreedTextKind)[]
type WrittenKind = (typeof WRITTEN_KINDS)[number]

/** By which a text is known to be the same as the last. */
export const hashOf = ({ title, body }: Pick<TextInForce, 'title' | 'body'>): string =>
  createHash('sha256')
    .update(JSON.stringify([title, body]))
    .digest('hex')

/**
 * The texts of law with the owner's values, as the store's pages show them now: those that he wrote in the language that a page
 * shows of them, those of the store itself in English only.
 */
export function textsInForce(store: Store, locale: string): TextInForce[] {
  const { settings, charged, siteUrl } = store
  const ownOr = (kind: WrittenKind, title: string, body: () => string): TextInForce =>
    writtenText(store, kind, locale) ?? { kind, language: 'en', title, body: body() }
  const values = termsValues(settings, charged)
  const notices = DISCLAIMER_NOTICES.map(
    ({ title, text }) => `${title}: ${plain(text, values, siteUrl)}`,
  )
  return [
    ownOr('terms', 'Terms of Service', () => plainLegalText(TERMS, values, siteUrl)),
    ownOr('disclaimer', 'Legal Disclaimer', () =>
      bodyOf([list(notices), plainLegalText(DISCLAIMER, values, siteUrl)]),
    ),
    ownOr('privacy', 'Privacy Policy', () =>
      bodyOf([plainLegalText(PRIVACY, values, siteUrl), keptText(settings, 'en')]),
    ),
    ownOr('returns', 'Returns & Refunds', () => returnsText(store)),
    ...(settings.withdrawalFunction === 'off' ? [] : [withdrawalText(store, locale)]),
  ]
}

/** What the owner wrote instead of a text, as its page shows it in a language. */
function writtenText(
  { settings, charged, siteUrl, own }: Store,
  kind: WrittenKind,
  locale: string,
): TextInForce | undefined {
  const text = shownText(own?.[kind] ?? {}, locale, settings.defaultLanguage)
  if (!text) return undefined
  const values = storeValues(settings, charged)
  const body = textOfHtml(filledHtml(text.content, values), siteUrl)
  return {
    kind,
    language: text.language,
    title: filled(text.title, values),
    body: kind === 'privacy' ? bodyOf([body, keptText(settings, text.language)]) : body,
  }
}

/** What follows the policy on its page, in the policy's language here. */
function keptText(settings: Settings, language: TranslatedLocale): string {
  const { title, lead, rows, yours } = keptData(settings, language)
  return bodyOf([
    heading(title),
    lead,
    list(rows.map(([name = '', period, reason]) => `${name}: ${period}; ${reason}`)),
    heading(yours.title),
    yours.text,
  ])
}

function returnsText({ settings, charged, siteUrl }: Store): string {
  const promises = promisesOf(settings)
  const written = (text: string) => plain(text, settings, siteUrl)
  return bodyOf([
    settings.returnsText,
    heading('How a refund works'),
    list(
      refundSteps(promises).map(
        ({ title, duration, text }) => `${title} (${duration}): ${written(text)}`,
      ),
    ),
    heading('Eligible for a refund'),
    list(eligibleReasons(promises.refundDays).map(written)),
    heading('Not eligible'),
    list(NON_ELIGIBLE_REASONS.map(written)),
    heading('Periods by publisher'),
    list(
      publisherPolicies(promises).map(
        ([publisher, period, rule]) => `${publisher}: ${period}. ${written(rule)}`,
      ),
    ),
    heading('Good to know'),
    list(refundNotes(charged).map(({ title, text }) => `${title}: ${written(text)}`)),
  ])
}

/** The instruction on withdrawal with the model form, in the language of a page. */
export function withdrawalText(
  { settings, siteUrl }: Pick<Store, 'settings' | 'siteUrl'>,
  locale: string,
): TextInForce {
  const language = textLocaleOf(locale)
  const { title, right, online, effects, digital, form } = lawTextsIn(language).withdrawal
  const { sellerName, storeName, sellerAddress, refundsEmail } = settings
  const seller = [
    sellerName || storeName,
    ...sellerAddress.split('\n').map((line) => line.trim()),
    refundsEmail,
  ]
    .filter((part) => part !== '')
    .join(', ')
  const url = `${siteUrl}${language === 'en' ? '' : `/${language}`}${WITHDRAWAL_PATH}`
  const written = (text: string) => plain(text, { seller, url }, siteUrl)
  const body = bodyOf([
    heading(right.title),
    right.period,
    written(right.how),
    ...(settings.withdrawalFunction === 'off' ? [] : [written(online)]),
    right.inTime,
    heading(effects.title),
    effects.text,
    heading(digital.title),
    digital.text,
    heading(form.title),
    form.note,
    list(form.lines.map(written)),
    form.footnote,
  ])
  return { kind: 'withdrawal', language, title, body }
}
