import { latinLetters } from '@/lib/core/latin-letters'
import { type ServerText, say } from '@/lib/core/server-text'
/** The icons that a category may have. */
export const CATEGORY_ICONS = [
  'Package',
  'Shield',
  'Globe',
  'Code',
  'Settings',
  'Image',
  'Music',
  'Video',
  'Game',
  'Tool',
  'FolderTree',
] as const
export type CategoryIconName = (typeof CATEGORY_ICONS)[number]

/**
 * The slug that a category gets when none is given: the name in small letters, spaces as hyphens,
 * other characters removed. Accents are taken off rather than their letters.
 *
 * @returns an empty text for a name without Latin letters or digits
 */
export function categorySlug(name: string): string {
  return latinLetters(name)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Digits alone would be taken for an id where a category is named by either. */
export const CATEGORY_SLUG = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/

type Node = { id: number; parentId: number | null }

/**
 * Why a category can't stand below a parent, or `null`: there are two levels and no more.
 *
 * @param all every category
 * @param id the category, `null` for a new one
 */
export function parentProblem(
  all: readonly Node[],
  id: number | null,
  parentId: number | null,
): ServerText | null {
  if (parentId === null) return null
  if (parentId === id) return say('categories.ownParent')
  const parent = all.find((category) => category.id === parentId)
  if (!parent) return say('categories.unknown')
  if (parent.parentId !== null) return say('categories.parentNotMain')
  if (id !== null && all.some((category) => category.parentId === id))
    return say('categories.hasSubcategories')
  return null
}
