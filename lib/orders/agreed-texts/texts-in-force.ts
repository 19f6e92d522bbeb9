import { createHash } from 'node:crypto'
import { DISCLAIMER, DISCLAIMER_NOTICES } from '@/content/disclaimer'
import { keptData } from '@/content/kept-data'
import { PRIVACY } from '@/content/privacy'
import {
  eligibleReasons,
  NON_ELIGIBLE_REASONS,
  publisherPolicies,
  refundNotes,
  refundSteps,
} from '@/content/returns'
import { TERMS, termsValues } from '@/content/terms'
import { WITHDRAWAL } from '@/content/withdrawal'
import { textLocaleOf } from '@/lib/i18n/locales'
import { promisesOf } from '@/lib/settings/promises'
import type { Settings } from '@/lib/settings/registry'
import { WITHDRAWAL_PATH } from '@/lib/settings/withdrawal-path'
import type { AgreedTextKind } from './contracts'
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
}

/** By which a text is known to be the same as the last. */
export const hashOf = ({ title, body }: Pick<TextInForce, 'title' | 'body'>): string =>
  createHash('sha256')
    .update(JSON.stringify([title, body]))
    .digest('hex')

/** The texts of law with the owner's values, as the store's pages show them now. Those of the store itself are in English only. */
export function textsInForce(store: Store, locale: string): TextInForce[] {
  const { settings, charged, siteUrl } = store
  const english = (kind: AgreedTextKind, title: string, body: string): TextInForce => ({
    kind,
    language: 'en',
    title,
    body,
  })
  const values = termsValues(settings, charged)
  const notices = DISCLAIMER_NOTICES.map(
    ({ title, text }) => `${title}: ${plain(text, values, siteUrl)}`,
  )
  return [
    english('terms', 'Terms of Service', plainLegalText(TERMS, values, siteUrl)),
    english(
      'disclaimer',
      'Legal Disclaimer',
      bodyOf([list(notices), plainLegalText(DISCLAIMER, values, siteUrl)]),
    ),
    english(
      'privacy',
      'Privacy Policy',
      bodyOf([plainLegalText(PRIVACY, values, siteUrl), keptText(settings)]),
    ),
    english('returns', 'Returns & Refunds', returnsText(store)),
    ...(settings.withdrawalFunction === 'off' ? [] : [withdrawalText(store, locale)]),
  ]
}

/** What follows the policy on its page, in its own language here. */
function keptText(settings: Settings): string {
  const { title, lead, rows, yours } = keptData(settings, 'en')
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
  const { title, right, online, effects, digital, form } = WITHDRAWAL[language]
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
