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
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'

/** The tabs by what their texts are named by: the slug, which the start page has none of. */
type TabName = keyof BackOfficeMessages['shell']['tabs']

type Tab = {
  slug: string
  /** What its texts are named by. */
  name: TabName
  label: string
  icon: LucideIcon
  /** What it takes to use the tab; without it, a role in the back office. */
  permission?: Permission
}
export type TabGroup = {
  id: keyof BackOfficeMessages['shell']['groups']
  label: string
  tabs: readonly Tab[]
}

/** The tabs of the back office by what they are about, in their order. What a role may do is decided on the server. */
const TAB_GROUPS: readonly TabGroup[] = [
  {
    id: 'start',
    label: 'Start',
    tabs: [
      { slug: '', name: 'overview', label: 'Overview', icon: LayoutDashboard },
      {
        slug: 'analytics',
        name: 'analytics',
        label: 'Analytics',
        icon: ChartColumn,
        permission: 'analytics',
      },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    tabs: [
      {
        slug: 'orders',
        name: 'orders',
        label: 'Orders',
        icon: ShoppingCart,
        permission: 'orders.read',
      },
      {
        slug: 'payments',
        name: 'payments',
        label: 'Payments',
        icon: WalletCards,
        permission: 'payments.read',
      },
      {
        slug: 'coupons',
        name: 'coupons',
        label: 'Coupons',
        icon: TicketPercent,
        permission: 'coupons',
      },
      {
        slug: 'gift-cards',
        name: 'gift-cards',
        label: 'Gift Cards',
        icon: Gift,
        permission: 'gift-cards',
      },
      { slug: 'taxes', name: 'taxes', label: 'Taxes', icon: Landmark, permission: 'taxes' },
    ],
  },
  {
    id: 'catalogue',
    label: 'Catalogue',
    tabs: [
      {
        slug: 'products',
        name: 'products',
        label: 'Products',
        icon: Package,
        permission: 'catalogue',
      },
      {
        slug: 'categories',
        name: 'categories',
        label: 'Categories',
        icon: FolderTree,
        permission: 'catalogue',
      },
      { slug: 'keys', name: 'keys', label: 'Keys', icon: KeyRound, permission: 'keys' },
      { slug: 'search', name: 'search', label: 'Search', icon: Search, permission: 'website' },
    ],
  },
  {
    id: 'customers',
    label: 'Customers',
    tabs: [
      {
        slug: 'customers',
        name: 'customers',
        label: 'Customers',
        icon: Contact,
        permission: 'customers.read',
      },
      {
        slug: 'messages',
        name: 'messages',
        label: 'Messages',
        icon: MessagesSquare,
        permission: 'messages',
      },
      { slug: 'reviews', name: 'reviews', label: 'Reviews', icon: Star, permission: 'reviews' },
      {
        slug: 'newsletter',
        name: 'newsletter',
        label: 'Newsletter',
        icon: Mails,
        permission: 'newsletter',
      },
    ],
  },
  {
    id: 'content',
    label: 'Content',
    tabs: [
      {
        slug: 'homepage',
        name: 'homepage',
        label: 'Homepage',
        icon: House,
        permission: 'homepage',
      },
      {
        slug: 'articles',
        name: 'articles',
        label: 'Articles',
        icon: FileText,
        permission: 'articles',
      },
      { slug: 'images', name: 'images', label: 'Images', icon: Images, permission: 'pictures' },
      {
        slug: 'website-images',
        name: 'website-images',
        label: 'Website Images',
        icon: Image,
        permission: 'website',
      },
      { slug: 'seo', name: 'seo', label: 'Page SEO', icon: SearchCheck, permission: 'website' },
    ],
  },
  {
    id: 'store',
    label: 'Store',
    tabs: [
      {
        slug: 'settings',
        name: 'settings',
        label: 'Settings',
        icon: Settings,
        permission: 'settings',
      },
      { slug: 'plugins', name: 'plugins', label: 'Plugins', icon: Plug, permission: 'plugins' },
      { slug: 'users', name: 'users', label: 'Users', icon: UsersRound, permission: 'users' },
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
