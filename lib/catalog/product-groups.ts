import 'server-only'
import { Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'

type GroupCategory = { id: number; name: string; slug: string; isActive: boolean }

/** A group of the product list: what a subcategory lists, or what else a main category has. */
export type Group = { id: number; main: GroupCategory; sub: Subcategory | null }

type Subcategory = GroupCategory & { listsByName: boolean }
export type CategoryNode = Subcategory & { parentId: number | null }

/** The group of what a main category has beyond its subcategories' lists; no subcategory has such an id. */
const restOf = (mainId: number) => -mainId

/**
 * The groups in their order: the main categories in the shop's order, each with its subcategories
 * and then the rest of it.
 *
 * @param categories all of them, in the shop's order
 */
export function groupsOf(categories: readonly CategoryNode[]): Group[] {
  const plain = ({ id, name, slug, isActive }: CategoryNode) => ({ id, name, slug, isActive })
  return categories
    .filter(({ parentId }) => parentId === null)
    .flatMap((main) => [
      ...categories
        .filter(({ parentId }) => parentId === main.id)
        .map((sub) => ({
          id: sub.id,
          main: plain(main),
          sub: { ...plain(sub), listsByName: sub.listsByName },
        })),
      { id: restOf(main.id), main: plain(main), sub: null },
    ])
}

/** The groups that a category filter leaves: all of a main category, or a subcategory. */
export const filterGroups = (groups: readonly Group[], categoryId: number | undefined): Group[] =>
  groups.filter(({ id, main }) => categoryId === undefined || [id, main.id].includes(categoryId))

/** The ids of the categories whose products may be in a group. */
const sourcesOf = ({ main, sub }: Group): number[] => (sub ? [sub.id, main.id] : [main.id])

/** Only products of the categories that these groups draw from: what the index by category finds. */
export function inSourceCategories(some: readonly Group[]): Prisma.Sql {
  const ids = new Set(some.flatMap(sourcesOf))
  return ids.size > 0 ? Prisma.sql`p."categoryId" IN (${Prisma.join([...ids])})` : Prisma.sql`false`
}

/** Whether a subcategory lists a product of its main category. */
const listsByName = ({ name, listsByName: does }: Subcategory) =>
  does ? Prisma.sql`p."nameLower" LIKE ${`%${escapeLike(name)}%`}` : Prisma.sql`false`

/**
 * The one group of these that a product is listed in: its own subcategory's; for a main category's own products the first
 * subcategory that lists it by name, else the rest. 0 for none.
 */
export function groupOfProduct(groups: readonly Group[]): Prisma.Sql {
  if (groups.length === 0) return Prisma.sql`0`
  const subs = groups.flatMap(({ main, sub }) => (sub ? [{ mainId: main.id, sub }] : []))
  const own = subs.map(({ sub }) => Prisma.sql`WHEN ${sub.id} THEN ${sub.id}::int`)
  const mains = [...new Set(groups.map(({ main }) => main.id))].map((mainId) => {
    const firsts = subs
      .filter((other) => other.mainId === mainId)
      .map(({ sub }) => Prisma.sql`WHEN ${listsByName(sub)} THEN ${sub.id}::int`)
    const rest = groups.some(({ id }) => id === restOf(mainId)) ? restOf(mainId) : 0
    return firsts.length === 0
      ? Prisma.sql`WHEN ${mainId} THEN ${rest}::int`
      : Prisma.sql`WHEN ${mainId} THEN CASE ${Prisma.join(firsts, ' ')} ELSE ${rest}::int END`
  })
  return Prisma.sql`CASE p."categoryId" ${Prisma.join([...own, ...mains], ' ')} ELSE 0 END`
}

/**
 * Which products a category filter leaves, hidden ones too: a main category's and its subcategories'; a subcategory's own,
 * and those of its main category that it lists by name.
 */
export function matchesCategory(groups: readonly Group[], categoryId: number): Prisma.Sql {
  const own = groups.find(({ sub }) => sub?.id === categoryId)
  if (own?.sub)
    return Prisma.sql`(p."categoryId" = ${categoryId} OR (p."categoryId" = ${own.main.id} AND ${listsByName(own.sub)}))`
  return inSourceCategories(groups.filter(({ main }) => main.id === categoryId))
}
