import { type Audience, requireAnswer } from '@/lib/marketing/newsletter/audiences/audience'
import type { CallResult } from '@/lib/platform/outgoing/call-provider'
import type { PluginValues } from '@/lib/plugins/plugin'
import { callAudience, memberPath } from './client'
import { mailchimpPlugin } from './plugin'

const done = (result: CallResult, ...settled: number[]) =>
  requireAnswer(mailchimpPlugin, result, settled)

const tagsOf = ({ tags }: PluginValues): string[] => (Array.isArray(tags) ? [...tags] : [])

/** An audience of Mailchimp. */
export const mailchimpAudience: Audience = {
  plugin: mailchimpPlugin,
  subscribe: async (values, { email, locale }) => {
    done(
      await callAudience(values, 'PUT', memberPath(email), {
        email_address: email,
        status: 'subscribed',
        status_if_new: 'subscribed',
        language: locale,
      }),
      // Somebody who left by Mailchimp's own form comes back by that form only.
      400,
    )
    const tags = tagsOf(values).map((name) => ({ name, status: 'active' }))
    if (tags.length > 0)
      done(await callAudience(values, 'POST', `${memberPath(email)}/tags`, { tags }), 404)
  },
  unsubscribe: async (values, email) =>
    // Whom Mailchimp does not know it need not learn of.
    done(await callAudience(values, 'PATCH', memberPath(email), { status: 'unsubscribed' }), 404),
  forget: async (values, email) =>
    done(await callAudience(values, 'POST', `${memberPath(email)}/actions/delete-permanent`), 404),
  addMissing: async (values, members) =>
    done(
      await callAudience(values, 'POST', '', {
        members: members.map(({ email, locale }) => ({
          email_address: email,
          status: 'subscribed',
          language: locale,
          tags: tagsOf(values),
        })),
        update_existing: false,
      }),
    ),
}
