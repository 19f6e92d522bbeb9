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
  type LucideIcon,
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

const STAFF: readonly Role[] = ['moderator', 'admin']
const ADMIN: readonly Role[] = ['admin']

/** The tabs of the back office, in their order. What a role may do is decided on the server. */
export const ADMIN_TABS: readonly Tab[] = [
  { slug: 'products', label: 'Products', icon: Package, roles: STAFF },
  { slug: 'categories', label: 'Categories', icon: FolderTree, roles: STAFF },
  { slug: 'search', label: 'Search', icon: Search, roles: STAFF },
  { slug: 'homepage', label: 'Homepage', icon: House, roles: ADMIN },
  { slug: 'keys', label: 'Keys', icon: KeyRound, roles: STAFF },
  { slug: 'orders', label: 'Orders', icon: ShoppingCart, roles: STAFF },
  { slug: 'customers', label: 'Customers', icon: Contact, roles: STAFF },
  { slug: 'coupons', label: 'Coupons', icon: TicketPercent, roles: ADMIN },
  { slug: 'gift-cards', label: 'Gift Cards', icon: Gift, roles: ADMIN },
  { slug: 'payments', label: 'Payments', icon: WalletCards, roles: STAFF },
  { slug: 'images', label: 'Images', icon: Images, roles: STAFF },
  { slug: 'website-images', label: 'Website Images', icon: Image, roles: STAFF },
  { slug: 'articles', label: 'Articles', icon: FileText, roles: STAFF },
  { slug: 'messages', label: 'Messages', icon: MessagesSquare, roles: STAFF },
  { slug: 'reviews', label: 'Reviews', icon: Star, roles: STAFF },
  { slug: 'settings', label: 'Settings', icon: Settings, roles: ADMIN },
  { slug: 'plugins', label: 'Plugins', icon: Plug, roles: ADMIN },
  { slug: 'seo', label: 'Page SEO', icon: SearchCheck, roles: STAFF },
  { slug: 'users', label: 'Users', icon: UsersRound, roles: ADMIN },
  { slug: 'analytics', label: 'Analytics', icon: ChartColumn, roles: STAFF },
]

/** Whether a page is one of the tabs; the account's is none. */
export const isTab = (slug: string): boolean => ADMIN_TABS.some((tab) => tab.slug === slug)
