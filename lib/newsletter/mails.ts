import 'server-only'
import { z } from 'zod'
import { type Composed, composeMessage, mailTranslator, storeAddress } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { CONFIRM_DAYS, sealConfirmation, sealUnsubscription } from './links'

/** What the outbox keeps of a mail about the newsletter. */
const payloadSchema = z.object({ subscriberId: z.number().int(), round: z.number().int() })

/** Asks the owner of an address whether they want the newsletter. */
export async function composeNewsletterConfirmation(email: Outgoing): Promise<Composed> {
  const { t, storeName } = await wordsFor(email)
  // In the fragment, which no server sees and no log keeps.
  const token = await sealConfirmation(payloadSchema.parse(email.payload))
  return composeMessage({
    locale: email.locale,
    subject: t('newsletter.confirmSubject', { storeName }),
    paragraphs: [t('newsletter.confirmBody', { storeName })],
    action: {
      label: t('newsletter.confirmAction'),
      url: storeAddress(email.locale, `/newsletter/confirm#${token}`),
    },
    notes: [t('newsletter.confirmExpiry', { days: CONFIRM_DAYS }), t('newsletter.confirmIgnore')],
  })
}

/** Greets a new subscriber. */
export async function composeNewsletterWelcome(email: Outgoing): Promise<Composed> {
  const { t, storeName } = await wordsFor(email)
  return composeMessage({
    locale: email.locale,
    subject: t('newsletter.welcomeSubject', { storeName }),
    paragraphs: [t('newsletter.welcomeBody'), t('newsletter.welcomeMore')],
    action: { label: t('newsletter.welcomeAction'), url: storeAddress(email.locale, '/deals') },
    ...(await wayOut(email, t('newsletter.unsubscribe'))),
  })
}

/** Tells a subscriber that somebody, most likely they, asked for what they have already. */
export async function composeNewsletterKnown(email: Outgoing): Promise<Composed> {
  const { t, storeName } = await wordsFor(email)
  return composeMessage({
    locale: email.locale,
    subject: t('newsletter.knownSubject', { storeName }),
    paragraphs: [t('newsletter.knownBody', { storeName })],
    ...(await wayOut(email, t('newsletter.unsubscribe'))),
  })
}

async function wordsFor(email: Outgoing) {
  const [t, { storeName }] = await Promise.all([mailTranslator(email.locale), currentSettings()])
  return { t, storeName }
}

/** How a reader ends the subscription: a link in the mail, and what mail programs make their own button of. */
async function wayOut(email: Outgoing, label: string) {
  const { subscriberId } = payloadSchema.parse(email.payload)
  const token = await sealUnsubscription(subscriberId)
  return {
    footerLink: { label, url: storeAddress(email.locale, `/newsletter/unsubscribe#${token}`) },
    unsubscribeUrl: storeAddress('en', `/api/newsletter/unsubscribe?token=${token}`),
  }
}
