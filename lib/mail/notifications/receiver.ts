import type { PostAnswer } from '@/lib/platform/outgoing/post-public'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import type { NotificationEvent } from './events'
import type { Message } from './message'

/** A plugin that may subscribe to events of the store, and whose deliveries are logged. */
export type Receiver = Plugin & {
  /** Whether the owner has subscribed to this event. */
  subscribes: (values: PluginValues, event: NotificationEvent) => boolean
  /** Whether the owner lets it know who bought. Default: no. */
  knowsBuyers?: (values: PluginValues) => boolean
  /** Delivers one message. Never throws. @param id the same at each attempt */
  send: (values: PluginValues, id: string, message: Message) => Promise<PostAnswer>
}
