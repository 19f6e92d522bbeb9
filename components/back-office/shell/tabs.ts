import {
  ChartColumn,
  Contact,
  FileText,
  FolderTree,
  Gift,
  House,
  Image,
  Images,
  KeyRound,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  MessagesSquare,
  Package,
  Plug,
  Search,
  SearchCheck,
  Settings,
  ShoppingCart,
  Star,
  TicketPercent,
  UsersRound,
  WalletCards,
} from 'lucide-react'
import type { Role } from '@/lib/staff/contracts'

type Tab = { slug: string; label: string; icon: LucideIcon; roles: readonly Role[] }
export type TabGroup = { id: string; label: string; tabs: readonly Tab[] }

const STAFF: readonly Role[] = ['moderator', 'admin']
const ADMIN: readonly Role[] = ['admin']

/** The tabs of the back office by what they are about, in their order. What a role may do is decided on the server. */
const TAB_GROUPS: readonly TabGroup[] = [
  {
    id: 'start',
    label: 'Start',
    tabs: [
      { slug: '', label: 'Overview', icon: LayoutDashboard, roles: STAFF },
      { slug: 'analytics', label: 'Analytics', icon: ChartColumn, roles: STAFF },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    tabs: [
      { slug: 'orders', label: 'Orders', icon: ShoppingCart, roles: STAFF },
      { slug: 'payments', label: 'Payments', icon: WalletCards, roles: STAFF },
      { slug: 'coupons', label: 'Coupons', icon: TicketPercent, roles: ADMIN },
      { slug: 'gift-cards', label: 'Gift Cards', icon: Gift, roles: ADMIN },
      { slug: 'taxes', label: 'Taxes', icon: Landmark, roles: ADMIN },
    ],
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    tabs: [
      { slug: 'products', label: 'Products', icon: Package, roles: STAFF },
      { slug: 'categories', label: 'Categories', icon: FolderTree, roles: STAFF },
      { slug: 'keys', label: 'Keys', icon: KeyRound, roles: STAFF },
      { slug: 'search', label: 'Search', icon: Search, roles: STAFF },
    ],
  },
  {
    id: 'customers',
    label: 'Customers',
    tabs: [
      { slug: 'customers', label: 'Customers', icon: Contact, roles: STAFF },
      { slug: 'messages', label: 'Messages', icon: MessagesSquare, roles: STAFF },
      { slug: 'reviews', label: 'Reviews', icon: Star, roles: STAFF },
      { slug: 'newsletter', label: 'Newsletter', icon: Mails, roles: ADMIN },
    ],
  },
  {
    id: 'content',
    label: 'Content',
    tabs: [
      { slug: 'homepage', label: 'Homepage', icon: House, roles: ADMIN },
      { slug: 'articles', label: 'Articles', icon: FileText, roles: STAFF },
      { slug: 'images', label: 'Images', icon: Images, roles: STAFF },
      { slug: 'website-images', label: 'Website Images', icon: Image, roles: STAFF },
      { slug: 'seo', label: 'Page SEO', icon: SearchCheck, roles: STAFF },
    ],
  },
  {
    id: 'store',
    label: 'Store',
    tabs: [
      { slug: 'settings', label: 'Settings', icon: Settings, roles: ADMIN },
      { slug: 'plugins', label: 'Plugins', icon: Plug, roles: ADMIN },
      { slug: 'users', label: 'Users', icon: UsersRound, roles: ADMIN },
    ],
  },
]

/** The tabs that a role has; a group without any is left out. */
export const tabGroupsOf = (role: Role): TabGroup[] =>
  TAB_GROUPS.map((group) => ({
    ...group,
    tabs: group.tabs.filter(({ roles }) => roles.includes(role)),
  })).filter(({ tabs }) => tabs.length > 0)

/** Where a tab is. */
export const tabHref = (slug: string): string => (slug === '' ? '/admin' : `/admin/${slug}`)

/** Whether a page is one of the tabs; the account's is none. */
export const isTab = (slug: string): boolean =>
  TAB_GROUPS.some(({ tabs }) => tabs.some((tab) => tab.slug === slug))
