/**
 * What somebody of the back office may do, in the order in which a role's are listed. Who has which is decided by
 * roles (lib/staff/roles.ts); what each is called stands in `messages/back-office`.
 */
export const PERMISSION_NAMES = [
  'orders.read',
  'orders.handle',
  'orders.create',
  'orders.correct',
  'orders.export',
  'refunds',
  'payments.read',
  'payments.settle',
  'customers.read',
  'customers.handle',
  'customers.data',
  'messages',
  'reviews',
  'catalogue.read',
  'catalogue',
  'keys',
  'licences',
  'coupons',
  'gift-cards',
  'articles',
  'pictures',
  'website',
  'homepage',
  'analytics',
  'taxes',
  'newsletter',
  'applications',
  'settings',
  'plugins',
  'users',
] as const

export type Permission = (typeof PERMISSION_NAMES)[number]
