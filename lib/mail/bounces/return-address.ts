import 'server-only'
import { activePluginValues } from '@/lib/plugins/queries'
import { bounceMailboxPlugin } from './plugin'

/** Where mails that can't be delivered come back to; `null`: to the sender's address. */
export async function returnAddress(): Promise<string | null> {
  const values = await activePluginValues(bounceMailboxPlugin)
  return values?.returnAddress ? String(values.returnAddress) : null
}
