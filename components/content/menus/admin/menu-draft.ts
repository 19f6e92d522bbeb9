import {
  entriesOf,
  FOOTER_COLUMNS,
  type FooterColumn,
  MENU_PAGE_NAMES,
  type MenuEntry,
  type MenuName,
  type MenuPage,
  type Menus,
  type MenuTarget,
  mayHold,
  type Names,
} from '@/lib/settings/menu-pages'

/** A menu with other entries. */
const withEntries = (menus: Menus, menu: MenuName, entries: readonly MenuEntry[]): Menus => ({
  ...menus,
  [menu]: [...entries],
})

/** With one entry a place further up or down. */
export function moved(menus: Menus, menu: MenuName, from: number, step: -1 | 1): Menus {
  const entries = [...entriesOf(menus, menu)]
  const [entry] = entries.splice(from, 1)
  if (!entry) return menus
  entries.splice(from + step, 0, entry)
  return withEntries(menus, menu, entries)
}

/** With another entry at a place; behind the last one it is added. */
export function withEntry(menus: Menus, menu: MenuName, at: number, entry: MenuEntry): Menus {
  const entries = [...entriesOf(menus, menu)]
  entries[at] = entry
  return withEntries(menus, menu, entries)
}

/** Without one entry. */
export const without = (menus: Menus, menu: MenuName, at: number): Menus =>
  withEntries(
    menus,
    menu,
    entriesOf(menus, menu).filter((_, index) => index !== at),
  )

/** With a menu as the store came with it. */
export const original = (menus: Menus, menu: MenuName): Menus => ({
  ...menus,
  [menu]: undefined,
  ...(menus.headings && { headings: { ...menus.headings, [menu]: undefined } }),
})

/** The column of the footer that a menu is, if it is one. */
export const columnOf = (menu: MenuName): FooterColumn | undefined =>
  FOOTER_COLUMNS.find((column) => column === menu)

/** What the owner calls a column of the footer. */
export const headingOf = (menus: Menus, menu: MenuName): Names => {
  const column = columnOf(menu)
  return (column && menus.headings?.[column]) ?? {}
}

/** With other names of a column of the footer; without any it has its own again. */
export const withHeading = (menus: Menus, column: FooterColumn, names: Names): Menus => ({
  ...menus,
  headings: {
    ...menus.headings,
    [column]: Object.keys(names).length > 0 ? names : undefined,
  },
})

/** Whether a menu is other than it came. */
export const isChanged = (menus: Menus, menu: MenuName): boolean =>
  menus[menu] !== undefined || Object.keys(headingOf(menus, menu)).length > 0

/** The pages of the store that a menu does not hold yet. */
export const pagesFor = (menus: Menus, menu: MenuName): MenuPage[] =>
  MENU_PAGE_NAMES.filter(
    (page) =>
      mayHold(menu, page) &&
      !entriesOf(menus, menu).some((entry) => entry.to === 'store' && entry.page === page),
  )

/** What a target is called in a list of choices. */
export const targetKey = (target: MenuTarget): string =>
  target.to === 'store'
    ? `store ${target.page}`
    : target.to === 'web'
      ? `web ${target.url}`
      : `${target.to} ${target.id}`

/** Entries with keys that stay theirs while they change places; two may lead to the same. */
export function keyed(entries: readonly MenuEntry[]): { key: string; entry: MenuEntry }[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const target = targetKey(entry)
    const times = (seen.get(target) ?? 0) + 1
    seen.set(target, times)
    return { key: `${target} ${times}`, entry }
  })
}

/** The target that was chosen by {@link targetKey}; `null` for anything else. */
export function targetOf(key: string): MenuTarget | null {
  const [to, value = ''] = key.split(' ')
  const page = MENU_PAGE_NAMES.find((name) => name === value)
  if (to === 'store' && page) return { to, page }
  if ((to === 'page' || to === 'category' || to === 'collection') && /^\d+$/.test(value))
    return { to, id: Number(value) }
  return null
}
