import 'server-only'
import { z } from 'zod'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { CONFIRM_DAYS, sealConfirmation } from './links'
import { unsubscribeLinks } from './unsubscribe-links'

/** The payload of a mail about the newsletter. */
const payloadSchema = z.object({ subscriberId: z.number().int(), round: z.number().int() })

/** Asks the owner of an address whether they want the newsletter. */
export async function composeNewsletterConfirmation(email: Outgoing): Promise<Composed> {
  const { t, storeName } = await textsFor(email)
  // In the fragment, which is neither sent to servers nor logged.
  const token = await sealConfirmation(payloadSchema.parse(email.payload))
  return composeMessage({
    locale: email.locale,
    words: { kind: 'newsletter_confirm', values: {} },
    subject: t('newsletter.confirmSubject', { storeName }),
    paragraphs: [t('newsletter.confirmBody', { storeName })],
    action: {
      label: t('newsletter.confirmAction'),
      url: storeUrl(email.locale, `/newsletter/confirm#${token}`),
    },
    notes: [t('newsletter.confirmExpiry', { days: CONFIRM_DAYS }), t('newsletter.confirmIgnore')],
  })
}

/** Welcomes a new subscriber. */
export async function composeNewsletterWelcome(email: Outgoing): Promise<Composed> {
  const { t, storeName } = await textsFor(email)
  return composeMessage({
    locale: email.locale,
    words: { kind: 'newsletter_welcome', values: {} },
    subject: t('newsletter.welcomeSubject', { storeName }),
    paragraphs: [t('newsletter.welcomeBody'), t('newsletter.welcomeMore')],
    action: { label: t('newsletter.welcomeAction'), url: storeUrl(email.locale, '/deals') },
    ...(await wayOut(email, t('newsletter.unsubscribe'))),
  })
}

/** Notifies a subscriber of another request for the newsletter that they get already. */
export async function composeNewsletterKnown(email: Outgoing): Promise<Composed> {
  const { t, storeName } = await textsFor(email)
  return composeMessage({
    locale: email.locale,
    words: { kind: 'newsletter_known', values: {} },
    subject: t('newsletter.knownSubject', { storeName }),
    paragraphs: [t('newsletter.knownBody', { storeName })],
    ...(await wayOut(email, t('newsletter.unsubscribe'))),
  })
}

async function textsFor(email: Outgoing) {
  const [t, { storeName }] = await Promise.all([mailTranslator(email.locale), currentSettings()])
  return { t, storeName }
}

const wayOut = ({ payload, locale }: Outgoing, label: string) =>
  unsubscribeLinks({ subscriberId: payloadSchema.parse(payload).subscriberId }, locale, label)
