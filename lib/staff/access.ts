import type { Role } from './contracts'

const STAFF = ['moderator', 'admin'] as const satisfies readonly Role[]
const ADMIN = ['admin'] as const satisfies readonly Role[]

/**
 * Who may call what in the back office: every call of `/api/admin` is listed, and a test walks them
 * all. `user` may do nothing there; a moderator manages catalogue, keys, orders (but no refunds),
 * articles, SEO, images and messages.
 */
export const ACCESS = {
  'GET /api/admin/products': STAFF,
  'POST /api/admin/products': STAFF,
  'GET /api/admin/products/[id]': STAFF,
  'PATCH /api/admin/products/[id]': STAFF,
  'DELETE /api/admin/products/[id]': STAFF,
  'POST /api/admin/products/bulk': STAFF,
  'GET /api/admin/products/export': STAFF,
  'GET /api/admin/products/groups': STAFF,
  'POST /api/admin/products/import': STAFF,
  'GET /api/admin/media': STAFF,
  'POST /api/admin/media': STAFF,
  'POST /api/admin/media/fetch': STAFF,
  'POST /api/admin/media/delete': STAFF,
  'GET /api/admin/media/[sha256]': STAFF,
  'DELETE /api/admin/media/[sha256]': STAFF,
  'GET /api/admin/site-images': STAFF,
  'PUT /api/admin/site-images/[slot]': STAFF,
  'DELETE /api/admin/site-images/[slot]': STAFF,

  'GET /api/admin/homepage': ADMIN,
  'PUT /api/admin/homepage': ADMIN,
  'POST /api/admin/homepage/preview': ADMIN,

  'GET /api/admin/categories': STAFF,
  'POST /api/admin/categories': STAFF,
  'PUT /api/admin/categories/order': STAFF,
  'PUT /api/admin/categories/[id]': STAFF,
  'DELETE /api/admin/categories/[id]': STAFF,

  'GET /api/admin/key-stock': STAFF,
  'GET /api/admin/key-stock/overview': STAFF,
  'GET /api/admin/key-stock/[productId]': STAFF,
  'GET /api/admin/product-keys': STAFF,
  'POST /api/admin/product-keys': STAFF,
  'POST /api/admin/product-keys/bulk': STAFF,
  'DELETE /api/admin/product-keys/[id]': STAFF,
  'POST /api/admin/product-keys/[id]/quarantine': STAFF,
  'POST /api/admin/product-keys/[id]/replace': STAFF,

  'GET /api/admin/orders': STAFF,
  'GET /api/admin/orders/statistics': STAFF,
  'GET /api/admin/orders/export': STAFF,
  'GET /api/admin/orders/unclaimed': STAFF,
  'GET /api/admin/orders/[orderNumber]': STAFF,
  'POST /api/admin/orders/[orderNumber]/resend': STAFF,
  'POST /api/admin/orders/[orderNumber]/correct-email': STAFF,
  'POST /api/admin/orders/[orderNumber]/deliver': STAFF,
  // Cancelling gives the money back.
  'POST /api/admin/orders/[orderNumber]/cancel': ADMIN,
  'POST /api/admin/orders/[orderNumber]/notes': STAFF,
  'POST /api/admin/orders/[orderNumber]/refund': ADMIN,
  'GET /api/admin/refund-requests': STAFF,
  'POST /api/admin/refund-requests/[id]/answer': ADMIN,

  'GET /api/admin/analytics/counts': STAFF,
  'GET /api/admin/analytics/summary': STAFF,
  'GET /api/admin/analytics/breakdown': STAFF,
  'GET /api/admin/analytics/forecast': STAFF,
  'GET /api/admin/analytics/export': STAFF,

  'GET /api/admin/articles': STAFF,
  'POST /api/admin/articles': STAFF,
  'POST /api/admin/articles/preview': STAFF,
  'GET /api/admin/articles/[id]': STAFF,
  'PATCH /api/admin/articles/[id]': STAFF,
  'DELETE /api/admin/articles/[id]': STAFF,

  'GET /api/admin/messages': STAFF,
  'GET /api/admin/messages/open': STAFF,
  'GET /api/admin/messages/[id]': STAFF,
  'PATCH /api/admin/messages/[id]': STAFF,
  'DELETE /api/admin/messages/[id]': STAFF,
  'POST /api/admin/messages/[id]/answer': STAFF,
  'GET /api/admin/subscribers': STAFF,
  'GET /api/admin/subscribers/counts': STAFF,
  // All addresses at once leave the store only with an administrator.
  'GET /api/admin/subscribers/export': ADMIN,
  'DELETE /api/admin/subscribers/[id]': STAFF,
  'GET /api/admin/applications': STAFF,
  'GET /api/admin/applications/[id]/cv': STAFF,
  'DELETE /api/admin/applications/[id]': STAFF,

  'GET /api/admin/seo-pages': STAFF,
  'POST /api/admin/seo-pages': STAFF,
  'PUT /api/admin/seo-pages/[id]': STAFF,
  'DELETE /api/admin/seo-pages/[id]': STAFF,

  'GET /api/admin/settings': ADMIN,
  'PATCH /api/admin/settings': ADMIN,
  'POST /api/admin/settings/test-mail': ADMIN,
  'GET /api/admin/settings/mail': ADMIN,
  'POST /api/admin/settings/retry-mails': ADMIN,

  'GET /api/admin/plugins': ADMIN,
  'PATCH /api/admin/plugins/[id]': ADMIN,
  'POST /api/admin/plugins/[id]/test': ADMIN,
  'POST /api/admin/plugins/[id]/secret': ADMIN,
  'GET /api/admin/plugins/[id]/deliveries': ADMIN,
  'POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend': ADMIN,

  'GET /api/admin/users': ADMIN,
  'POST /api/admin/users': ADMIN,
  'PATCH /api/admin/users/[id]': ADMIN,
  'DELETE /api/admin/users/[id]': ADMIN,
  'GET /api/admin/sessions': STAFF,
  'DELETE /api/admin/sessions/[id]': STAFF,
  'POST /api/admin/sessions/end-others': STAFF,
  'DELETE /api/admin/users/[id]/sessions': ADMIN,
  'GET /api/admin/audit': ADMIN,
  'GET /api/admin/audit/choices': ADMIN,
} as const satisfies Record<string, readonly Role[]>

export type AdminCall = keyof typeof ACCESS

/** Whether a role may make a call. */
export const mayCall = (role: Role, call: AdminCall): boolean =>
  (ACCESS[call] as readonly Role[]).includes(role)
