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
import type { Permission } from '@/lib/http/permissions'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'

type Tab = {
  slug: string
  label: string
  icon: LucideIcon
  /** What it takes to use the tab; without it, a role in the back office. */
  permission?: Permission
}
export type TabGroup = { id: string; label: string; tabs: readonly Tab[] }

/** The tabs of the back office by what they are about, in their order. What a role may do is decided on the server. */
const TAB_GROUPS: readonly TabGroup[] = [
  {
    id: 'start',
    label: 'Start',
    tabs: [
      { slug: '', label: 'Overview', icon: LayoutDashboard },
      { slug: 'analytics', label: 'Analytics', icon: ChartColumn, permission: 'analytics' },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    tabs: [
      { slug: 'orders', label: 'Orders', icon: ShoppingCart, permission: 'orders.read' },
      { slug: 'payments', label: 'Payments', icon: WalletCards, permission: 'payments.read' },
      { slug: 'coupons', label: 'Coupons', icon: TicketPercent, permission: 'coupons' },
      { slug: 'gift-cards', label: 'Gift Cards', icon: Gift, permission: 'gift-cards' },
      { slug: 'taxes', label: 'Taxes', icon: Landmark, permission: 'taxes' },
    ],
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    tabs: [
      { slug: 'products', label: 'Products', icon: Package, permission: 'catalogue' },
      { slug: 'categories', label: 'Categories', icon: FolderTree, permission: 'catalogue' },
      { slug: 'keys', label: 'Keys', icon: KeyRound, permission: 'keys' },
      { slug: 'search', label: 'Search', icon: Search, permission: 'website' },
    ],
  },
  {
    id: 'customers',
    label: 'Customers',
    tabs: [
      { slug: 'customers', label: 'Customers', icon: Contact, permission: 'customers.read' },
      { slug: 'messages', label: 'Messages', icon: MessagesSquare, permission: 'messages' },
      { slug: 'reviews', label: 'Reviews', icon: Star, permission: 'reviews' },
      { slug: 'newsletter', label: 'Newsletter', icon: Mails, permission: 'newsletter' },
    ],
  },
  {
    id: 'content',
    label: 'Content',
    tabs: [
      { slug: 'homepage', label: 'Homepage', icon: House, permission: 'homepage' },
      { slug: 'articles', label: 'Articles', icon: FileText, permission: 'articles' },
      { slug: 'images', label: 'Images', icon: Images, permission: 'pictures' },
      { slug: 'website-images', label: 'Website Images', icon: Image, permission: 'website' },
      { slug: 'seo', label: 'Page SEO', icon: SearchCheck, permission: 'website' },
    ],
  },
  {
    id: 'store',
    label: 'Store',
    tabs: [
      { slug: 'settings', label: 'Settings', icon: Settings, permission: 'settings' },
      { slug: 'plugins', label: 'Plugins', icon: Plug, permission: 'plugins' },
      { slug: 'users', label: 'Users', icon: UsersRound, permission: 'users' },
    ],
  },
]

/** The tabs that a role has; a group without any is left out. */
export const tabGroupsOf = (role: Role): TabGroup[] =>
  TAB_GROUPS.map((group) => ({
    ...group,
    tabs: group.tabs.filter(({ permission }) => may(role, permission)),
  })).filter(({ tabs }) => tabs.length > 0)

/** Where a tab is. */
export const tabHref = (slug: string): string => (slug === '' ? '/admin' : `/admin/${slug}`)

/** The tab that a page belongs to; the account's is none. */
export const tabOf = (slug: string): Tab | undefined =>
  TAB_GROUPS.flatMap(({ tabs }) => tabs).find((tab) => tab.slug === slug)
