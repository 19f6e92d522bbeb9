/** The events that other systems can subscribe to. */
export const NOTIFICATION_EVENTS = [
  'order.created',
  'order.completed',
  'order.refunded',
  'order.waiting_for_keys',
  'keys.low_stock',
] as const
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]

/** What help desks are told of messages. Nobody subscribes to it: it is queued, tried again and logged in the same way. */
const TICKET_EVENTS = [
  'ticket.opened',
  'ticket.answered',
  'ticket.status_changed',
  'ticket.deleted',
] as const
export type TicketEvent = (typeof TICKET_EVENTS)[number]

/** What services that write to shoppers are told of them; queued, tried again and logged in the same way. */
export const SHOPPER_EVENTS = [
  'shopper.left_cart',
  'shopper.ordered',
  'shopper.refunded',
  'shopper.reviewed',
] as const
export type ShopperEventType = (typeof SHOPPER_EVENTS)[number]

/** What CRMs are told of orders and buyers, in the same way. */
const CRM_EVENTS = ['deal.changed', 'contact.consent', 'contact.erased'] as const

/** All calls of plugins that are queued with the messages to subscribers. */
export const CALL_EVENTS = [...TICKET_EVENTS, ...SHOPPER_EVENTS, ...CRM_EVENTS] as const
