import 'server-only'
import { type Composed, composeMessage, mailTranslator, storeUrl } from './compose-kit'

type OwnerMessage = Omit<Parameters<typeof composeMessage>[0], 'locale' | 'footerLink' | 'words'>

/** Composes a mail to the owner: English, with a link to the settings that switch such mails. */
export async function composeOwnerMail(message: OwnerMessage): Promise<Composed> {
  const t = await mailTranslator('en')
  return composeMessage({
    ...message,
    words: { kind: 'owner', values: { originalSubject: message.subject } },
    // Own words may name the subject, or have another one.
    heading: message.heading ?? message.subject,
    footerLink: {
      label: t('owner.choose'),
      url: storeUrl('en', '/admin/settings#owner-mails'),
    },
  })
}
