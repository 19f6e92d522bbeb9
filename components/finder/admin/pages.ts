import {
  BookOpenCheck,
  CloudDownload,
  DatabaseBackup,
  FilePlus2,
  FileText,
  Landmark,
  Languages,
  type LucideIcon,
  MailPlus,
  PackagePlus,
  ReceiptText,
  ScrollText,
  Settings2,
  SlidersHorizontal,
  UserRoundCog,
  Webhook,
} from 'lucide-react'
import type { Texts } from '@/components/back-office/language/texts'
import { tabGroupsOf, tabHref, tabOf } from '@/components/back-office/shell/tabs'
import { settingsSections } from '@/components/settings/admin/settings-sections'
import { beginsWords, wordsOf } from '@/lib/core/folded-text'
import type { Permission } from '@/lib/http/permissions'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'

/** A place of the back office that the search leads to. */
export type Place = {
  href: string
  icon: LucideIcon
  title: string
  /** Where it is, behind the title. */
  note?: string
  /** What else people call it. */
  words?: string
}

/** It takes what its tab takes, unless it names something else. */
type Limited = Place & { permission?: Permission }

const COMMANDS: readonly Limited[] = [
  {
    href: '/admin/products?add',
    icon: PackagePlus,
    title: 'New product',
    words: 'add create',
  },
  {
    href: '/admin/products?feeds',
    icon: CloudDownload,
    title: 'Supplier feeds',
    words: 'import csv list address schedule',
    permission: 'catalogue',
  },
  {
    href: '/admin/plugins?backups',
    icon: DatabaseBackup,
    title: 'Backups',
    words: 's3 bucket restore save disaster',
  },
  {
    href: '/admin/keys',
    icon: FilePlus2,
    title: 'Add keys',
    words: 'new licences upload stock',
  },
  {
    href: '/admin/articles/new',
    icon: FileText,
    title: 'New article',
    words: 'add write blog',
  },
  {
    href: '/admin/newsletter/new',
    icon: MailPlus,
    title: 'New mailing',
    words: 'write newsletter',
  },
]

const PARTS: readonly Limited[] = [
  {
    href: '/admin/orders#refund-requests',
    icon: ReceiptText,
    title: 'Refund requests',
    note: 'Orders',
  },
  {
    href: '/admin/payments',
    icon: ScrollText,
    title: 'Disputes',
    note: 'Payments',
  },
  {
    href: '/admin/payments/unclaimed',
    icon: ScrollText,
    title: 'Payments without an order',
    note: 'Payments',
  },
  {
    href: '/admin/payments/unpaid',
    icon: ScrollText,
    title: 'Payments not made',
    note: 'Payments',
    words: 'declined failed abandoned held review recovered',
  },
  {
    href: '/admin/payments/invoices',
    icon: ReceiptText,
    title: 'Invoices',
    note: 'Payments',
    words: 'credit notes documents tax',
  },
  {
    href: '/admin/payments/books',
    icon: BookOpenCheck,
    title: 'Books',
    note: 'Payments',
    words: 'reconciliation comparison',
  },
  {
    href: '/admin/payments/payouts',
    icon: Landmark,
    title: 'Payouts',
    note: 'Payments',
    words: 'bank fees settlements batches withdrawals',
  },
  {
    href: '/admin/payments/events',
    icon: Webhook,
    title: 'Notifications of the providers',
    note: 'Payments',
    words: 'webhooks events',
  },
  {
    href: '/admin/search/synonyms',
    icon: Languages,
    title: 'Synonyms',
    note: 'Search',
  },
  {
    href: '/admin/messages/subscribers',
    icon: ScrollText,
    title: 'Newsletter subscribers',
    note: 'Messages',
    permission: 'newsletter',
  },
  {
    href: '/admin/messages/applications',
    icon: ScrollText,
    title: 'Job applications',
    note: 'Messages',
    words: 'careers',
    permission: 'applications',
  },
  {
    href: '/admin/users/audit',
    icon: ScrollText,
    title: 'Audit trail',
    note: 'Users',
    words: 'log history who',
  },
  {
    href: '/admin/account',
    icon: UserRoundCog,
    title: 'Your account',
    words: 'password passkeys second factor sessions profile',
  },
]

/** The tab that an address belongs to, by its slug: `/admin/orders#refund-requests` → `orders`. */
const slugIn = (href: string) => href.split(/[/?#]/)[2] ?? ''

/** The commands and pages of a role, in the order in which they are offered. */
function placesOf(role: Role): Place[] {
  const tabs = tabGroupsOf(role).flatMap(({ label, tabs }) =>
    tabs.map((tab) => ({
      href: tabHref(tab.slug),
      icon: tab.icon,
      title: tab.label,
      words: label,
    })),
  )
  const allowed = ({ href, permission = tabOf(slugIn(href))?.permission }: Limited) =>
    may(role, permission)
  return [...COMMANDS.filter(allowed), ...tabs, ...PARTS.filter(allowed)]
}

const settingsPlaces = (t: Texts<'settings'>): Place[] =>
  settingsSections(t).flatMap(({ id, title, labels }) => [
    { href: `/admin/settings#${id}`, icon: Settings2, title, note: 'Settings' },
    ...labels.map((label) => ({
      href: `/admin/settings#${id}`,
      icon: SlidersHorizontal,
      title: label,
      note: `Settings, ${title}`,
    })),
  ])

const isMeant =
  (words: readonly string[]) =>
  ({ title, note = '', words: others = '' }: Place): boolean =>
    beginsWords(`${title} ${note} ${others}`, words)

/** Those whose title begins with what was typed come first. */
const byTitle = (text: string) => (a: Place, b: Place) => {
  const begins = ({ title }: Place) => Number(title.toLowerCase().startsWith(text.toLowerCase()))
  return begins(b) - begins(a)
}

const PLACES = 5
const MOST_SETTINGS = 5

/** What of the back office itself is called so. @param text trimmed; without one, everything that there is to do */
export function placesFor(
  text: string,
  role: Role,
  settingsTexts: Texts<'settings'>,
): { pages: Place[]; settings: Place[] } {
  if (text === '') return { pages: placesOf(role), settings: [] }
  const words = wordsOf(text)
  // Signs alone name nothing.
  if (words.length === 0) return { pages: [], settings: [] }
  const found = (places: readonly Place[], most: number) =>
    places.filter(isMeant(words)).sort(byTitle(text)).slice(0, most)
  return {
    pages: found(placesOf(role), PLACES),
    settings: may(role, 'settings') ? found(settingsPlaces(settingsTexts), MOST_SETTINGS) : [],
  }
}
