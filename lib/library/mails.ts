import 'server-only'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator, storeAddress } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { addressKey } from './address'
import { LIBRARY_LINK_HOURS } from './lifetimes'
import { sealLibraryLink } from './tokens'

/** The link to a library. Its token is created here, so that the outbox contains nothing that gives access. */
export async function composeLibraryAccess(email: Outgoing): Promise<Composed | null> {
  const [reader, { storeName, supportEmail }, t] = await Promise.all([
    db().libraryReader.findUnique({ where: { email: addressKey(email.toAddress) } }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  if (!reader) return null
  const { email: address, generation } = reader
  const token = await sealLibraryLink({ email: address, generation })
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('libraryAccess.subject', { storeName }),
    paragraphs: [t('libraryAccess.text', { storeName })],
    action: {
      label: t('libraryAccess.action'),
      url: `${storeAddress(email.locale, '/library')}#${token}`,
    },
    notes: [
      t('orderAccess.holds', { hours: LIBRARY_LINK_HOURS }),
      t('libraryAccess.private'),
      t('orderAccess.notYou'),
    ],
  })
}
