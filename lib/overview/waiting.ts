/**
 * What may wait for somebody of the store, in the order in which it is listed: the tab of the back office that it belongs to, the page
 * where it is dealt with, and whether only administrators may.
 */
export const WAITING = {
  waitingForKeys: { tab: 'orders', page: '/admin/orders?waitsFor=keys' },
  byHand: { tab: 'orders', page: '/admin/orders?waitsFor=hand' },
  refundRequests: { tab: 'orders', page: '/admin/orders#refund-requests' },
  disputes: { tab: 'payments', page: '/admin/payments?status=needs_response' },
  unclaimedPayments: { tab: 'payments', page: '/admin/payments/unclaimed' },
  heldPayments: { tab: 'payments', page: '/admin/payments/unpaid?state=held' },
  messages: { tab: 'messages', page: '/admin/messages' },
  reviews: { tab: 'reviews', page: '/admin/reviews' },
  failedMails: { tab: 'settings', page: '/admin/settings#mail', isForAdmins: true },
} as const satisfies Record<string, { tab: string; page: string; isForAdmins?: true }>

export type WaitingKind = keyof typeof WAITING

const isKind = (name: string): name is WaitingKind => name in WAITING

/** The kinds of {@link WAITING}, in their order. */
export const WAITING_KINDS = Object.keys(WAITING).filter(isKind)

/** Whether somebody of a role may deal with it. */
export const mayDealWith = (kind: WaitingKind, role: string): boolean =>
  role === 'admin' || !('isForAdmins' in WAITING[kind])
