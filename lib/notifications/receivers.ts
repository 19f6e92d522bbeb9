import type { Receiver } from './receiver'
import { slackPlugin } from './slack/plugin'
import { webhookPlugin } from './webhook/plugin'

/** The plugins that are told about events. */
export const RECEIVERS: readonly Receiver[] = [webhookPlugin, slackPlugin]
