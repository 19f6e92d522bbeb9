import { z } from 'zod'
import type { Tx } from '@/lib/core/db'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import type { Outcome } from './delivery-outcome'
import { CALL_EVENTS } from './events'

/** Something to be done at a provider. It names what it is about by numbers and holds no texts of anybody. */
export const callSchema = z.object({
  type: z.enum(CALL_EVENTS),
  /** For the log. */
  subject: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type Call = z.infer<typeof callSchema>

/** A plugin that is called about what the store has. Its calls are queued, tried again and logged as messages to receivers are. */
export type Correspondent = Plugin & {
  /** Does what a call asks for; it may be asked again for what is done already. Never throws. */
  answer: (values: PluginValues, call: Call) => Promise<Outcome>
  /** A call was given up, or the plugin was switched off before it was made. */
  onGivenUp: (tx: Tx, call: Call) => Promise<void>
}
