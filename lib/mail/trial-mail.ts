import { newId } from '@/lib/core/ids'
import type { PluginValues } from '@/lib/plugins/plugin'
import type { OutgoingMail } from './mailer'
import { senderLine } from './server-address'

/** A mail by which a provider shows whether it takes mails. @param to the sender itself unless said otherwise */
export function trialMail(values: PluginValues, to = String(values.fromAddress)): OutgoingMail {
  const text = 'The store tests whether its mails are taken.'
  return {
    messageId: `<${newId()}@${String(values.fromAddress).split('@')[1]}>`,
    from: senderLine(values),
    to,
    subject: 'Test',
    text,
    html: `<p>${text}</p>`,
  }
}
