import { z } from 'zod'
import {
  type Audience,
  type Member,
  requireAnswer,
} from '@/lib/marketing/newsletter/audiences/audience'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { callKlaviyo } from './client'
import { klaviyoPlugin } from './plugin'

/** So many addresses fit into the address of one call. */
const LOOKED_UP_AT_ONCE = 50

const done = (result: CallResult, ...settled: number[]) =>
  requireAnswer(klaviyoPlugin, result, settled)

const profilesSchema = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        email: z.string().nullable(),
        subscriptions: z
          .object({ email: z.object({ marketing: z.object({ consent: z.string() }) }) })
          .nullish(),
      }),
    }),
  ),
})

/** What Klaviyo knows of some addresses: by address in lower case, whether it was ever subscribed or unsubscribed there. */
async function known(
  values: PluginValues,
  emails: readonly string[],
): Promise<Map<string, boolean>> {
  const query = new URLSearchParams({
    filter: `any(email,${JSON.stringify(emails)})`,
    'additional-fields[profile]': 'subscriptions',
    'fields[profile]': 'email',
    'page[size]': '100',
  })
  const result = await callKlaviyo(values, 'GET', `/profiles?${query}`)
  done(result)
  const { data } = profilesSchema.parse(result.kind === 'answer' ? result.body : null)
  return new Map(
    data.flatMap(({ attributes: { email, subscriptions } }) =>
      email === null
        ? []
        : [
            [
              email.toLowerCase(),
              (subscriptions?.email.marketing.consent ?? 'NEVER_SUBSCRIBED') !== 'NEVER_SUBSCRIBED',
            ],
          ],
    ),
  )
}

const profile = (email: string, marketing: object) => ({
  type: 'profile',
  attributes: { email, subscriptions: { email: { marketing } } },
})

/** @param historical those who confirmed before: the list's flows greet nobody of them */
const subscribe = (
  values: PluginValues,
  profiles: readonly object[],
  historical: boolean,
): Promise<CallResult> =>
  callKlaviyo(values, 'POST', '/profile-subscription-bulk-create-jobs', {
    type: 'profile-subscription-bulk-create-job',
    attributes: {
      custom_source: 'Newsletter',
      profiles: { data: profiles },
      historical_import: historical,
    },
    relationships: { list: { data: { type: 'list', id: values.listId } } },
  })

async function addUnknown(values: PluginValues, members: readonly Member[]): Promise<void> {
  const asked = await known(
    values,
    members.map(({ email }) => email),
  )
  const missing = members.flatMap(({ email, confirmedAt }) =>
    confirmedAt === null || asked.get(email.toLowerCase())
      ? []
      : [profile(email, { consent: 'SUBSCRIBED', consented_at: confirmedAt.toISOString() })],
  )
  if (missing.length > 0) done(await subscribe(values, missing, true))
}

/** A list of Klaviyo. */
export const klaviyoAudience: Audience = {
  plugin: klaviyoPlugin,
  // Who confirms anew wants mails again, also after leaving by a link of Klaviyo's: it lifts that itself.
  subscribe: async (values, { email }) =>
    // An address that Klaviyo takes for none.
    done(await subscribe(values, [profile(email, { consent: 'SUBSCRIBED' })], false), 400),
  unsubscribe: async (values, email) => {
    // Whom Klaviyo does not know it need not learn of.
    if (!(await known(values, [email])).has(email.toLowerCase())) return
    done(
      await callKlaviyo(values, 'POST', '/profile-subscription-bulk-delete-jobs', {
        type: 'profile-subscription-bulk-delete-job',
        attributes: { profiles: { data: [profile(email, { consent: 'UNSUBSCRIBED' })] } },
      }),
    )
  },
  forget: async (values, email) =>
    done(
      await callKlaviyo(values, 'POST', '/data-privacy-deletion-jobs', {
        type: 'data-privacy-deletion-job',
        attributes: { profile: { data: { type: 'profile', attributes: { email } } } },
      }),
      404,
      // It is deleted already.
      409,
    ),
  addMissing: async (values, members) => {
    for (let from = 0; from < members.length; from += LOOKED_UP_AT_ONCE)
      await addUnknown(values, members.slice(from, from + LOOKED_UP_AT_ONCE))
  },
}
