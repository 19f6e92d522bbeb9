import { type PostAnswer, postPublic } from '@/lib/platform/outgoing/post-public'

/** A text that says itself: Slack reads `<!channel>` and `<http://…>` as commands. */
export const slackText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/**
 * Writes a message through an incoming webhook. Never throws.
 * https://api.slack.com/messaging/webhooks
 *
 * @param text in Slack's markup; what comes from elsewhere has to go through {@link slackText}
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
