import {
  BadgePercent,
  ChartColumn,
  Contact,
  Files,
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
  MailOpen,
  Mails,
  MessageCircleQuestionMark,
  MessagesSquare,
  Package,
  Palette,
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
  icon: LucideIcon
  /** What it takes to use the tab; without it, a role in the back office. */
  permission?: Permission
}
export type TabGroup = {
  id: keyof BackOfficeMessages['shell']['groups']
  tabs: readonly Tab[]
}

/** The tabs of the back office by what they are about, in their order. What a role may do is decided on the server. */
const TAB_GROUPS: readonly TabGroup[] = [
  {
    id: 'start',
    tabs: [
      { slug: '', name: 'overview', icon: LayoutDashboard },
      {
        slug: 'analytics',
        name: 'analytics',
        icon: ChartColumn,
        permission: 'analytics',
      },
    ],
  },
  {
    id: 'sales',
    tabs: [
      {
        slug: 'orders',
        name: 'orders',
        icon: ShoppingCart,
        permission: 'orders.read',
      },
      {
        slug: 'payments',
        name: 'payments',
        icon: WalletCards,
        permission: 'payments.read',
      },
      {
        slug: 'coupons',
        name: 'coupons',
        icon: TicketPercent,
        permission: 'coupons',
      },
      {
        slug: 'sales',
        name: 'sales',
        icon: BadgePercent,
        permission: 'catalogue',
      },
      {
        slug: 'gift-cards',
        name: 'gift-cards',
        icon: Gift,
        permission: 'gift-cards',
      },
      { slug: 'taxes', name: 'taxes', icon: Landmark, permission: 'taxes' },
    ],
  },
  {
    id: 'catalogue',
    tabs: [
      {
        slug: 'products',
        name: 'products',
        icon: Package,
        permission: 'catalogue',
      },
      {
        slug: 'categories',
        name: 'categories',
        icon: FolderTree,
        permission: 'catalogue',
      },
      { slug: 'keys', name: 'keys', icon: KeyRound, permission: 'keys' },
      { slug: 'search', name: 'search', icon: Search, permission: 'website' },
    ],
  },
  {
    id: 'customers',
    tabs: [
      {
        slug: 'customers',
        name: 'customers',
        icon: Contact,
        permission: 'customers.read',
      },
      {
        slug: 'messages',
        name: 'messages',
        icon: MessagesSquare,
        permission: 'messages',
      },
      { slug: 'reviews', name: 'reviews', icon: Star, permission: 'reviews' },
      {
        slug: 'questions',
        name: 'questions',
        icon: MessageCircleQuestionMark,
        permission: 'reviews',
      },
      {
        slug: 'newsletter',
        name: 'newsletter',
        icon: Mails,
        permission: 'newsletter',
      },
    ],
  },
  {
    id: 'content',
    tabs: [
      {
        slug: 'homepage',
        name: 'homepage',
        icon: House,
        permission: 'homepage',
      },
      {
        slug: 'articles',
        name: 'articles',
        icon: FileText,
        permission: 'articles',
      },
      { slug: 'pages', name: 'pages', icon: Files, permission: 'articles' },
      { slug: 'mail-texts', name: 'mail-texts', icon: MailOpen, permission: 'settings' },
      { slug: 'images', name: 'images', icon: Images, permission: 'pictures' },
      { slug: 'theme', name: 'theme', icon: Palette, permission: 'settings' },
      {
        slug: 'website-images',
        name: 'website-images',
        icon: Image,
        permission: 'website',
      },
      { slug: 'seo', name: 'seo', icon: SearchCheck, permission: 'website' },
    ],
  },
  {
    id: 'store',
    tabs: [
      {
        slug: 'settings',
        name: 'settings',
        icon: Settings,
        permission: 'settings',
      },
      { slug: 'plugins', name: 'plugins', icon: Plug, permission: 'plugins' },
      { slug: 'users', name: 'users', icon: UsersRound, permission: 'users' },
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
