/** The events that other systems can subscribe to. */
export const NOTIFICATION_EVENTS = [
  'order.created',
  'order.completed',
  'order.refunded',
  'order.waiting_for_keys',
  'keys.low_stock',
] as const
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]
