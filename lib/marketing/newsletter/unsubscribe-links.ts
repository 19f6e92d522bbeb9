import 'server-only'
import { storeUrl } from '@/lib/mail/compose-kit'
import { sealUnsubscription, type Unsubscription } from './links'

/** How a reader ends the subscription: a link in the mail, and an address for mail programs' own button. */
export async function unsubscribeLinks(
  unsubscription: Unsubscription,
  locale: string,
  label: string,
) {
  const token = await sealUnsubscription(unsubscription)
  return {
    // In the fragment, which is neither sent to servers nor logged.
    footerLink: { label, url: storeUrl(locale, `/newsletter/unsubscribe#${token}`) },
    unsubscribeUrl: storeUrl('en', `/api/newsletter/unsubscribe?token=${token}`),
  }
}
