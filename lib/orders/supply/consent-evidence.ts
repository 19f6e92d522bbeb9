import 'server-only'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import type { SupplyConsent, TickedConsent } from '@/lib/payments/supply-consent'
import { CONSENT_VERSION } from '@/lib/settings/supply-consent'

type Answer = {
  ticked: TickedConsent | undefined
  /** In which the statements were shown. */
  locale: string | undefined
  /** From where it comes. */
  network: string
}

/** Whether both statements were ticked, in the wording that is in force. */
export const isWhole = (ticked: TickedConsent | undefined): boolean =>
  ticked?.version === CONSENT_VERSION && ticked.supply && ticked.loss

/** @throws AppError `invalid` naming the statement that is not ticked, or their version */
export function requireTicked(ticked: TickedConsent | undefined): void {
  if (!ticked?.supply)
    throw invalidField('supplyConsent.supply', say('checkout.consentToSupplyMissing'))
  if (!ticked.loss) throw invalidField('supplyConsent.loss', say('checkout.consentToLossMissing'))
  if (ticked.version !== CONSENT_VERSION)
    throw invalidField('supplyConsent.version', say('checkout.consentChanged'))
}

/** An answer with the texts that it was given to, as evidence. */
export async function consentEvidence(
  { ticked, locale = 'en', network }: Answer,
  answeredAt: Date,
): Promise<SupplyConsent> {
  const language = textLocaleOf(locale)
  const { supplyConsent: texts } = (await loadMessages(language)) as Messages
  return {
    isGiven: isWhole(ticked),
    version: CONSENT_VERSION,
    supplyText: texts.supply,
    lossText: texts.loss,
    locale: language,
    answeredAt: answeredAt.toISOString(),
    network,
  }
}
