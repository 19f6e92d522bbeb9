import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import { reasonText } from '@/lib/refunds/disputes/reason-text'
import { sentenceInPageLanguage } from './server-texts/in-page-language'
import type { Texts } from './texts'

type Reason = keyof BackOfficeMessages['disputes']['reasons']

const isKnown = (t: Texts<'disputes'>, reason: string): reason is Reason =>
  t.has(`reasons.${reason as Reason}`)

/** Why a payment is disputed: PayPal's, Stripe's and Square's reasons in the language of the page, others in the words of who reports them. */
export const disputeReason = (t: Texts<'disputes'>, reason: string): string =>
  isKnown(t, reason) ? t(`reasons.${reason}`) : reasonText(reason)

const DISPUTED = 'Payment disputed: '

/** Why a key was put in quarantine: by staff in their own words, or because of a dispute. */
export function quarantineReason(t: Texts<'disputes'>, reason: string): string {
  if (!reason.startsWith(DISPUTED)) return sentenceInPageLanguage(reason)
  const code = reason.slice(DISPUTED.length).toUpperCase().replaceAll(' ', '_')
  return sentenceInPageLanguage(isKnown(t, code) ? `${DISPUTED}${t(`reasons.${code}`)}` : reason)
}
