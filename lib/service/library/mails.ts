import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { emailKey } from '@/lib/customers/email-key'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { LIBRARY_LINK_HOURS } from './lifetimes'
import { sealLibraryLink } from './tokens'

const passkeySchema = z.object({ device: z.string() })

/** That a passkey opens a library from now on. It gives no access: whoever reads it may be somebody else by then. */
export async function composePasskeyAdded(email: Outgoing): Promise<Composed> {
  const { device } = passkeySchema.parse(email.payload)
  const [{ storeName, supportEmail }, t] = await Promise.all([
    currentSettings(),
    mailTranslator(email.locale),
  ])
  return composeMessage({
    locale: email.locale,
    words: { kind: 'library_passkey_added', values: {} },
    replyTo: supportEmail,
    subject: t('libraryPasskey.subject', { storeName }),
    paragraphs: [t('libraryPasskey.text', { storeName })],
    details: device === '' ? [] : [{ label: t('libraryPasskey.device'), value: device }],
    action: {
      label: t('libraryPasskey.action'),
      url: storeUrl(email.locale, '/library'),
    },
    notes: [t('libraryPasskey.remove'), t('libraryPasskey.notYou')],
  })
}

/** The link to a library. Its token is created here, so that the outbox contains nothing that gives access. */
export async function composeLibraryAccess(email: Outgoing): Promise<Composed | null> {
  const [reader, { storeName, supportEmail }, t] = await Promise.all([
    db().libraryReader.findUnique({ where: { email: emailKey(email.toAddress) } }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  if (!reader) return null
  const { email: address, generation } = reader
  const token = await sealLibraryLink({ email: address, generation })
  return composeMessage({
    locale: email.locale,
    words: { kind: 'library_access', values: {} },
    replyTo: supportEmail,
    subject: t('libraryAccess.subject', { storeName }),
    paragraphs: [t('libraryAccess.text', { storeName })],
    action: {
      label: t('libraryAccess.action'),
      url: `${storeUrl(email.locale, '/library')}#${token}`,
    },
    notes: [
      t('orderAccess.holds', { hours: LIBRARY_LINK_HOURS }),
      t('libraryAccess.private'),
      t('orderAccess.notYou'),
    ],
  })
}
