/** For how many days a link can be paid. */
export const DEFAULT_LINK_DAYS = 7
export const MIN_LINK_DAYS = 1
export const MAX_LINK_DAYS = 90

/** How a link stands. */
export const LINK_STANDINGS = ['open', 'paid', 'cancelled', 'expired'] as const
export type LinkStanding = (typeof LINK_STANDINGS)[number]

/** How a link stands; one that was paid stays so, whatever happened to it since. */
export function standingOfLink(
  link: { orderId: number | null; cancelledAt: Date | null; expiresAt: Date },
  now: Date,
): LinkStanding {
  if (link.orderId !== null) return 'paid'
  if (link.cancelledAt !== null) return 'cancelled'
  return link.expiresAt <= now ? 'expired' : 'open'
}

const PREFIX = 'payment-link-'
const LINK_SESSION = /^payment-link-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** In the place of a cart's session: all attempts to pay one link so take turns, and only one of them moves money. */
export const sessionOfLink = (id: string): string => PREFIX + id

/** The link that a session stands for; `null` for that of a cart. */
export const linkOfSession = (sessionId: string | null): string | null =>
  LINK_SESSION.exec(sessionId ?? '')?.[1] ?? null

/** The page of a link, without the language. */
export const pathOfLink = (id: string): string => `/checkout/link?link=${id}`
