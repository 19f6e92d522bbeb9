import { type Audience, requireAnswer } from '@/lib/marketing/newsletter/audiences/audience'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import { callContacts, contactPath } from './client'
import { brevoPlugin } from './plugin'

const done = (result: CallResult, ...settled: number[]) =>
  requireAnswer(brevoPlugin, result, settled)

/** A list of Brevo. */
export const brevoAudience: Audience = {
  plugin: brevoPlugin,
  // Who confirms anew wants mails again, also after leaving by a link of Brevo's.
  subscribe: async (values, { email }) =>
    done(
      await callContacts(values, 'POST', '', {
        email,
        listIds: [values.listId],
        emailBlacklisted: false,
        updateEnabled: true,
      }),
      // An address that Brevo takes for none.
      400,
    ),
  unsubscribe: async (values, email) =>
    done(
      await callContacts(values, 'PUT', contactPath(email), { emailBlacklisted: true }),
      // Whom Brevo does not know it need not learn of.
      404,
    ),
  forget: async (values, email) =>
    done(await callContacts(values, 'DELETE', contactPath(email)), 404),
  addMissing: async (values, members) =>
    done(
      await callContacts(values, 'POST', '/import', {
        jsonBody: members.map(({ email }) => ({ email })),
        listIds: [values.listId],
        updateExistingContacts: false,
        disableNotification: true,
      }),
    ),
}
