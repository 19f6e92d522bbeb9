import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type LettersTaken, lettersFrom } from '@/lib/mail/bounces/mailbox-address'
import { bounceMailboxPlugin } from '@/lib/mail/bounces/plugin'
import { activePluginValues } from '@/lib/plugins/queries'

/** What of the letters in the store's mailbox is taken; `null`: none, or there is no mailbox. */
export async function lettersTaken(tx?: Tx): Promise<LettersTaken | null> {
  const values = await activePluginValues(bounceMailboxPlugin, tx)
  return values && lettersFrom(values)
}
