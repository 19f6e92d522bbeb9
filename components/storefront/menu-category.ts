import type { Category } from '@/lib/catalog/contracts'

/** What menus show of a main category. */
export type MenuCategory = Pick<Category, 'slug' | 'name' | 'description' | 'icon'>

/** Reduces a category to what menus show. */
export const toMenuCategory = ({ slug, name, description, icon }: Category): MenuCategory => ({
  slug,
  name,
  description,
  icon,
})
