import { PERMISSION_NAMES, type Permission } from '@/lib/http/permissions'
import type { Role } from './contracts'

/** What only administrators may do. */
const OF_ADMINS: readonly Permission[] = [
  'orders.create',
  'orders.correct',
  'refunds',
  'payments.settle',
  'customers.data',
  'coupons',
  'gift-cards',
  'homepage',
  'taxes',
  'newsletter',
  'applications',
  'settings',
  'plugins',
  'users',
]

/** The permissions of each role. A role that may change something may see it too. */
const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  user: [],
  support: [
    'orders.read',
    'orders.handle',
    'customers.read',
    'customers.handle',
    'messages',
    'reviews',
    'catalogue.read',
    'licences',
    'articles',
    'pictures',
  ],
  catalogue: [
    'catalogue.read',
    'catalogue',
    'keys',
    'coupons',
    'articles',
    'pictures',
    'website',
    'homepage',
    'analytics',
  ],
  finance: [
    'orders.read',
    'orders.create',
    'orders.export',
    'refunds',
    'payments.read',
    'payments.settle',
    'customers.read',
    'catalogue.read',
    'gift-cards',
    'analytics',
    'taxes',
  ],
  moderator: PERMISSION_NAMES.filter((name) => !OF_ADMINS.includes(name)),
  admin: PERMISSION_NAMES,
}

/** What a role may do, in the order of {@link PERMISSION_NAMES}. */
export const permissionsOf = (role: Role): Permission[] =>
  PERMISSION_NAMES.filter((name) => PERMISSIONS_OF[role].includes(name))

/** Whether a role may do something; without a permission that is asked for, whether it may use the back office. */
export const may = (role: Role, permission?: Permission): boolean =>
  permission === undefined ? role !== 'user' : PERMISSIONS_OF[role].includes(permission)

/** Whether somebody may sign in to the back office, and so get a link to a password. */
export const maySignIn = ({ isActive, role }: { isActive: boolean; role: Role }): boolean =>
  isActive && may(role)
