import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { callAdmin, callAdminList } from '@/components/back-office/admin-calls'
import { pageLanguage } from '@/components/back-office/language/page-language'
import { inLanguage } from '@/lib/content/pages/page-rules'
import type { MenuEntry } from '@/lib/settings/menu-pages'

const PAGES_CALL = 'GET /api/admin/pages'
const CATEGORIES_CALL = 'GET /api/admin/categories'
const COLLECTIONS_CALL = 'GET /api/admin/collections'
/** As many as one answer holds. */
const MOST_CHOICES = 100

type Choice = { id: number; name: string }

/** The published pages of the owner's, and the categories and collections that shoppers see; `undefined` while they load. */
export function useMenuChoices() {
  const { data: pages } = useQuery({
    queryKey: [PAGES_CALL, 'menus'],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const query = { status: 'published', limit: MOST_CHOICES }
      const { rows } = await callAdminList(PAGES_CALL, { query, signal })
      return rows.map(({ id, title }) => ({ id, name: title }))
    },
    staleTime: 0,
  })
  const { data: categories } = useQuery({
    queryKey: [CATEGORIES_CALL, 'menus'],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const all = await callAdmin(CATEGORIES_CALL, { signal })
      return all.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }))
    },
    staleTime: 0,
  })
  const { data: collections } = useQuery({
    queryKey: [COLLECTIONS_CALL, 'menus'],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const all = await callAdmin(COLLECTIONS_CALL, { signal })
      return all.filter(({ isVisible }) => isVisible).map(({ id, name }) => ({ id, name }))
    },
    staleTime: 0,
  })
  return { pages, categories, collections }
}
export type MenuChoices = ReturnType<typeof useMenuChoices>

/** What entries are called in the back office. */
export function useEntryNames({ pages, categories, collections }: MenuChoices) {
  const t = useTranslations('backOffice.pages.menus')

  const choices = { page: pages, category: categories, collection: collections }
  const choicesOf = (entry: MenuEntry) => ('id' in entry ? choices[entry.to] : undefined)

  /** What an entry leads to. */
  function targetName(entry: MenuEntry): string {
    if (entry.to === 'store') return t(`pages.${entry.page}`)
    if (entry.to === 'web') return entry.url
    return choicesOf(entry)?.find(({ id }) => id === entry.id)?.name ?? t('noSuchEntry')
  }

  return {
    targetName,
    entryName: (entry: MenuEntry) =>
      inLanguage(entry.names, pageLanguage(), pageLanguage()) ?? targetName(entry),
    /** Whether the store has no longer what an entry leads to. */
    isGone: (entry: MenuEntry) => {
      const choices = choicesOf(entry)
      return choices !== undefined && 'id' in entry && !choices.some(({ id }) => id === entry.id)
    },
  }
}
