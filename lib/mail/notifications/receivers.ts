import type { Receiver } from './receiver'
import { slackPlugin } from './slack/plugin'
import { WEBHOOKS } from './webhook/plugin'

/** The plugins that may subscribe to events of the store. */
export const RECEIVERS: readonly Receiver[] = [...WEBHOOKS, slackPlugin]
