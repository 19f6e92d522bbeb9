/**
 * The rooms of lib/ by layer, from the bottom up. A room imports rooms of the layers below it, and of its own
 * layer those that don't lead back to it. A sub-folder says what a part of a room is, and is none of its own.
 * What has to tell a higher room something takes a callback or queues a job; what has to show something of one
 * takes an element. lib/layers.test.ts reads the real imports, of components/, too.
 */
export const LAYERS = {
  /** Knows nothing of the shop. */
  foundation: ['core', 'i18n', 'platform', 'http'],
  /** What the shop stands on. */
  shop: ['pricing', 'settings', 'staff', 'media', 'plugins', 'mail', 'security'],
  /** What is sold, and to whom. */
  goods: ['catalog', 'customers', 'cart', 'licences'],
  /** What is paid, and what follows from it. */
  money: ['payments', 'orders', 'refunds', 'bookkeeping', 'checkout'],
  /** What stands around buying and selling. */
  around: ['reviews', 'content', 'channels', 'marketing', 'service', 'overview'],
  /** Where all of it comes together: the calls, and the processes. */
  together: ['api', 'server'],
} as const

type Layer = keyof typeof LAYERS
export type Room = (typeof LAYERS)[Layer][number]

/** Rooms of components/ that lib/ has no room for. All others are in the layer of their room in lib/. */
export const COMPONENT_ROOMS: Partial<Record<Layer, readonly string[]>> = {
  /** Primitives; forms; what pages of the store share; what tabs of the back office share. */
  foundation: ['ui', 'forms', 'storefront', 'back-office'],
  /** The frames of all pages: header and footer of the store, the back office's shell. */
  together: ['shell'],
}
