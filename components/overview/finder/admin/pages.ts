import {
  BookOpenCheck,
  CloudDownload,
  DatabaseBackup,
  FilePlus2,
  Files,
  FileText,
  Landmark,
  Languages,
  ListChecks,
  ListTree,
  type LucideIcon,
  MailPlus,
  PackagePlus,
  ReceiptText,
  ScrollText,
  SearchCheck,
  Settings2,
  SlidersHorizontal,
  UserRoundCog,
  Webhook,
} from 'lucide-react'
import { tabGroupsOf, tabHref, tabOf } from '@/components/back-office/shell/tabs'
import { settingsSections } from '@/components/settings/admin/settings-sections'
import { beginsWords, fold, wordsOf } from '@/lib/core/folded-text'
import type { Permission } from '@/lib/http/permissions'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import type { Role } from '@/lib/staff/contracts'
import { may } from '@/lib/staff/roles'
import type { FinderTexts } from './finder-texts'

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

type Named = BackOfficeMessages['finder']

/** It takes what its tab takes, unless it names something else. */
type Limited = {
  href: string
  icon: LucideIcon
  name: keyof Named['titles']
  /** The tab that it is a part of. */
  tab?: keyof BackOfficeMessages['shell']['tabs']
  /** Which words it is called by as well. */
  words?: keyof Named['words']
  permission?: Permission
}

const COMMANDS: readonly Limited[] = [
  { href: '/admin/products?add', icon: PackagePlus, name: 'newProduct', words: 'newProduct' },
  {
    href: '/admin/products?feeds',
    icon: CloudDownload,
    name: 'supplierFeeds',
    words: 'supplierFeeds',
    permission: 'catalogue',
  },
  { href: '/admin/plugins?backups', icon: DatabaseBackup, name: 'backups', words: 'backups' },
  { href: '/admin/keys', icon: FilePlus2, name: 'addKeys', words: 'addKeys' },
  { href: '/admin/articles/new', icon: FileText, name: 'newArticle', words: 'newArticle' },
  { href: '/admin/pages/new', icon: Files, name: 'newPage', words: 'newPage' },
  {
    href: '/admin/pages/menus',
    icon: ListTree,
    name: 'menus',
    words: 'menus',
    permission: 'settings',
  },
  { href: '/admin/newsletter/new', icon: MailPlus, name: 'newMailing', words: 'newMailing' },
]

const PARTS: readonly Limited[] = [
  {
    href: '/admin/categories/facts',
    icon: ListChecks,
    name: 'ownFacts',
    tab: 'categories',
    words: 'ownFacts',
  },
  {
    href: '/admin/products/translations',
    icon: Languages,
    name: 'translations',
    tab: 'products',
    words: 'translations',
    permission: 'catalogue',
  },
  {
    href: '/admin/orders#refund-requests',
    icon: ReceiptText,
    name: 'refundRequests',
    tab: 'orders',
  },
  {
    href: '/admin/orders#key-reports',
    icon: ReceiptText,
    name: 'keyReports',
    tab: 'orders',
    words: 'keyReports',
  },
  { href: '/admin/orders#withdrawals', icon: ReceiptText, name: 'withdrawals', tab: 'orders' },
  { href: '/admin/payments', icon: ScrollText, name: 'disputes', tab: 'payments' },
  { href: '/admin/payments/unclaimed', icon: ScrollText, name: 'unclaimed', tab: 'payments' },
  {
    href: '/admin/payments/unpaid',
    icon: ScrollText,
    name: 'unpaid',
    tab: 'payments',
    words: 'unpaid',
  },
  {
    href: '/admin/payments/invoices',
    icon: ReceiptText,
    name: 'invoices',
    tab: 'payments',
    words: 'invoices',
  },
  {
    href: '/admin/payments/books',
    icon: BookOpenCheck,
    name: 'books',
    tab: 'payments',
    words: 'books',
  },
  {
    href: '/admin/payments/payouts',
    icon: Landmark,
    name: 'payouts',
    tab: 'payments',
    words: 'payouts',
  },
  {
    href: '/admin/payments/events',
    icon: Webhook,
    name: 'notifications',
    tab: 'payments',
    words: 'notifications',
  },
  { href: '/admin/search/synonyms', icon: Languages, name: 'synonyms', tab: 'search' },
  { href: '/admin/search/uses', icon: Languages, name: 'searchUses', tab: 'search' },
  { href: '/admin/search/preview', icon: SearchCheck, name: 'searchPreview', tab: 'search' },
  {
    href: '/admin/messages/saved-answers',
    icon: ScrollText,
    name: 'savedAnswers',
    tab: 'messages',
    words: 'savedAnswers',
  },
  {
    href: '/admin/messages/subscribers',
    icon: ScrollText,
    name: 'subscribers',
    tab: 'messages',
    permission: 'newsletter',
  },
  {
    href: '/admin/messages/applications',
    icon: ScrollText,
    name: 'applications',
    tab: 'messages',
    words: 'applications',
    permission: 'applications',
  },
  { href: '/admin/users/audit', icon: ScrollText, name: 'audit', tab: 'users', words: 'audit' },
  { href: '/admin/account', icon: UserRoundCog, name: 'account', words: 'account' },
]

/** The tab that an address belongs to, by its slug: `/admin/orders#refund-requests` → `orders`. */
const slugIn = (href: string) => href.split(/[/?#]/)[2] ?? ''

/** The commands and pages of a role, in the order in which they are offered. */
function placesOf(role: Role, { t, shell }: FinderTexts): Place[] {
  const tabs = tabGroupsOf(role).flatMap(({ id, tabs }) =>
    tabs.map(({ slug, icon, name }) => ({
      href: tabHref(slug),
      icon,
      title: shell(`tabs.${name}`),
      words: shell(`groups.${id}`),
    })),
  )
  const allowed = ({ href, permission = tabOf(slugIn(href))?.permission }: Limited) =>
    may(role, permission)
  const spoken = ({ href, icon, name, tab, words }: Limited): Place => ({
    href,
    icon,
    title: t(`titles.${name}`),
    note: tab && shell(`tabs.${tab}`),
    words: words && t(`words.${words}`),
  })
  return [...COMMANDS.filter(allowed).map(spoken), ...tabs, ...PARTS.filter(allowed).map(spoken)]
}

const settingsPlaces = ({ t, shell, settings }: FinderTexts): Place[] =>
  settingsSections(settings).flatMap(({ id, title, labels }) => [
    { href: `/admin/settings#${id}`, icon: Settings2, title, note: shell('tabs.settings') },
    ...labels.map((label) => ({
      href: `/admin/settings#${id}`,
      icon: SlidersHorizontal,
      title: label,
      note: t('settingOf', { section: title }),
    })),
  ])

/** Whether a word is of a language that is written without spaces, where words have no beginnings to see. */
const isUnspaced = (word: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)

const isMeant =
  (words: readonly string[]) =>
  ({ title, note = '', words: others = '' }: Place): boolean => {
    const names = `${title} ${note} ${others}`
    return words.every((word) =>
      isUnspaced(word) ? fold(names).includes(word) : beginsWords(names, [word]),
    )
  }

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
  texts: FinderTexts,
): { pages: Place[]; settings: Place[] } {
  if (text === '') return { pages: placesOf(role, texts), settings: [] }
  const words = wordsOf(text)
  // Signs alone name nothing.
  if (words.length === 0) return { pages: [], settings: [] }
  const found = (places: readonly Place[], most: number) =>
    places.filter(isMeant(words)).sort(byTitle(text)).slice(0, most)
  return {
    pages: found(placesOf(role, texts), PLACES),
    settings: may(role, 'settings') ? found(settingsPlaces(texts), MOST_SETTINGS) : [],
  }
}
