import { type PostAnswer, postPublic } from '@/lib/platform/outgoing/post-public'

/** Escapes text: Slack interprets `<!channel>` and `<http://…>` as markup. */
export const slackText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/**
 * Posts a message through an incoming webhook. Never throws.
 * https://api.slack.com/messaging/webhooks
 *
 * @param text in Slack's markup; external text must be escaped by {@link slackText}
 */
export function sendSlackMessage(message: {
  url: string
  text: string
  allowPrivate: boolean
}): Promise<PostAnswer> {
  const { url, text, allowPrivate } = message
  return postPublic({
    url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    allowPrivate,
  })
}
