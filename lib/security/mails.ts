import 'server-only'
import { z } from 'zod'
import { type Composed, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import type { Outgoing } from '@/lib/mail/outbox'
import { INCIDENTS } from './incidents'

const payloadSchema = z.object({
  kind: z.enum(['failed_login', 'key_reveal', 'refused_call']),
  username: z.string(),
  address: z.string(),
})

/** Warns the owner of more incidents in the back office than usual. */
export async function composeSecurityWarning(email: Outgoing): Promise<Composed> {
  const { kind, username, address } = payloadSchema.parse(email.payload)
  const { points, seconds } = INCIDENTS[kind]
  const t = await mailTranslator(email.locale)
  const facts = { count: points, minutes: seconds / 60, username, address }
  const texts = {
    failed_login: {
      subject: t('owner.failedLoginsSubject'),
      body: t('owner.failedLoginsBody', facts),
    },
    key_reveal: {
      subject: t('owner.keyRevealsSubject', { username }),
      body: t('owner.keyRevealsBody', { username, address }),
    },
    refused_call: {
      subject: t('owner.refusedCallsSubject', { username }),
      body: t('owner.refusedCallsBody', facts),
    },
  }
  return composeOwnerMail({
    subject: texts[kind].subject,
    paragraphs: [texts[kind].body, t('owner.warningAdvice')],
    action: { label: t('owner.warningAction'), url: storeUrl('en', '/admin/users/audit') },
    notes: [t('owner.warningOnce')],
  })
}
