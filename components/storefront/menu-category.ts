import type { Category } from '@/lib/catalog/contracts'

/** What menus show of a main category. */
export type MenuCategory = Pick<Category, 'slug' | 'name' | 'description' | 'icon' | 'translated'>

/** Reduces a category to what menus show. */
export const toMenuCategory = ({
  slug,
  name,
  description,
  icon,
  translated,
}: Category): MenuCategory => ({
  slug,
  name,
  description,
  icon,
  ...(translated && { translated }),
})
