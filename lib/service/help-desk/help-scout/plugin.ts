import { identifier } from '@/lib/plugins/fields'
import type { PluginValues, TestResult } from '@/lib/plugins/plugin'
import { notReached, notTaken, works } from '@/lib/plugins/test-results'
import type { HelpDesk } from '@/lib/service/help-desk/desk'
import { deskSecretField, newDeskSecret } from '@/lib/service/help-desk/new-secret'
import { ACKNOWLEDGES, TAGS } from '@/lib/service/help-desk/shared-fields'
import { noMailbox } from '@/lib/service/help-desk/test-results'
import { callHelpScout } from './client'
import {
  answerConversation,
  findConversation,
  noteOnConversation,
  openConversation,
  readConversation,
  removeConversation,
  setConversationStatus,
} from './conversations'
import { checkHelpScoutNotice, conversationOfNotice } from './notice'

const NAME = { name: 'Help Scout' }

async function test(values: PluginValues): Promise<TestResult> {
  const path = `/mailboxes/${values.mailboxId}`
  const result = await callHelpScout(values, { method: 'GET', path })
  if (result.kind !== 'answer') return notReached(NAME)
  if (result.status === 404) return noMailbox(NAME)
  return result.status === 200 ? works(NAME) : notTaken(NAME)
}

export const helpScoutPlugin: HelpDesk = {
  id: 'help-scout',
  ...NAME,
  brand: 'Help Scout',
  category: 'Support',
  description:
    'Turns messages of the contact form into conversations of a mailbox with the buyer’s orders beside them. Help Scout mails the answers; they stand in the store, too.',
  version: '1.0.0',
  fields: [
    {
      key: 'appId',
      label: 'App ID',
      ...identifier('[A-Za-z0-9]{16,64}', 'the ID of an app'),
      help: 'Of an app of your own: your profile, My Apps.',
    },
    {
      key: 'appSecret',
      label: 'App Secret',
      ...identifier('[A-Za-z0-9]{16,64}', 'the secret of an app'),
      boundTo: ['appId'],
    },
    {
      key: 'mailboxId',
      label: 'Mailbox ID',
      ...identifier('[1-9][0-9]{0,9}', 'the number of a mailbox'),
      help: 'The number in the address of the mailbox.',
    },
    deskSecretField(
      'Generate one here and enter it as the Secret Key of a webhook of Help Scout to /api/help-desks/help-scout. Without one the store looks each half hour.',
    ),
    TAGS,
    ACKNOWLEDGES,
  ],
  connector: {
    shares: ['messages', 'buyers', 'orders'],
    learns: ['answers'],
    test,
    generatedSecret: { key: 'signingSecret', generate: newDeskSecret },
  },
  account: ({ mailboxId }) => String(mailboxId),
  find: findConversation,
  open: openConversation,
  read: readConversation,
  answer: answerConversation,
  note: noteOnConversation,
  setStatus: setConversationStatus,
  remove: removeConversation,
  ticketUrl: (_account, id) => `https://secure.helpscout.net/conversation/${id}`,
  checkNotice: checkHelpScoutNotice,
  ticketOf: conversationOfNotice,
}
