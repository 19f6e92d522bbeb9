import 'server-only'
import { emailKey } from '@/lib/customers/email-key'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { OWN_DATA_LINK_HOURS } from './lifetimes'
import { OWN_DATA_PATH } from './path'
import { ownDataTexts } from './texts'
import { sealOwnDataLink } from './tokens'
import { whatStays } from './what-stays'

/** The link to what is stored. Its token is created here, so that the outbox contains nothing that gives access. */
export async function composeOwnDataLink({ toAddress, locale }: Outgoing): Promise<Composed> {
  const [{ storeName, privacyEmail }, t] = await Promise.all([
    currentSettings(),
    mailTranslator(locale),
  ])
  const token = await sealOwnDataLink({ email: emailKey(toAddress), locale })
  return composeMessage({
    locale,
    words: { kind: 'own_data_link', values: {} },
    replyTo: privacyEmail,
    subject: t('ownDataLink.subject', { storeName }),
    paragraphs: [t('ownDataLink.text', { storeName })],
    action: { label: t('ownDataLink.action'), url: `${storeUrl(locale, OWN_DATA_PATH)}#${token}` },
    notes: [
      t('orderAccess.holds', { hours: OWN_DATA_LINK_HOURS }),
      t('ownDataLink.private'),
      t('orderAccess.notYou'),
    ],
  })
}

/** That data were erased, and what stays, with its reason and until when. */
export async function composeOwnDataErased({ toAddress, locale }: Outgoing): Promise<Composed> {
  const [{ storeName, privacyEmail }, t, words, stays] = await Promise.all([
    currentSettings(),
    mailTranslator(locale),
    ownDataTexts(locale),
    whatStays(emailKey(toAddress)),
  ])
  return composeMessage({
    locale,
    words: { kind: 'own_data_erased', values: {} },
    replyTo: privacyEmail,
    subject: t('ownDataErased.subject', { storeName }),
    paragraphs: [
      t('ownDataErased.text', { storeName }),
      t(stays.length > 0 ? 'ownDataErased.stays' : 'ownDataErased.nothing'),
    ],
    details: stays.map((each) => ({ label: words.name(each), value: words.reason(each) })),
    notes: [t('ownDataErased.notYou', { email: privacyEmail })],
  })
}
