import 'server-only'
import { Prisma } from '@/lib/core/db'
import { escapeLike } from '@/lib/core/like-pattern'

type GroupCategory = { id: number; name: string; slug: string; isActive: boolean }

/** A group of the product list: what a subcategory lists, or what else a main category has. */
export type Group = { id: number; main: GroupCategory; sub: GroupCategory | null }

export type CategoryNode = GroupCategory & { parentId: number | null }

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
        .map((sub) => ({ id: sub.id, main: plain(main), sub: plain(sub) })),
      { id: restOf(main.id), main: plain(main), sub: null },
    ])
}

/** The groups that a category filter leaves: a main category's all, a subcategory's own and the rest. */
export function filterGroups(groups: readonly Group[], categoryId: number | undefined): Group[] {
  if (categoryId === undefined) return [...groups]
  const own = groups.find(({ sub }) => sub?.id === categoryId)
  const ids = own && [own.id, restOf(own.main.id)]
  return groups.filter(({ id, main }) => (ids ? ids.includes(id) : main.id === categoryId))
}

/** The ids of the categories whose products may be in a group. */
const sourcesOf = (group: Group, groups: readonly Group[]): number[] =>
  group.sub
    ? [group.sub.id, group.main.id]
    : [
        group.main.id,
        ...groups.flatMap(({ main, sub }) => (sub && main.id === group.main.id ? [sub.id] : [])),
      ]

/** Only products of the categories that these groups draw from: what the index by category finds. */
export function inSourceCategories(some: readonly Group[], groups: readonly Group[]): Prisma.Sql {
  const ids = new Set(some.flatMap((group) => sourcesOf(group, groups)))
  return ids.size > 0 ? Prisma.sql`p."categoryId" IN (${Prisma.join([...ids])})` : Prisma.sql`false`
}

const nameContains = (name: string) => Prisma.sql`p."nameLower" LIKE ${`%${escapeLike(name)}%`}`

/**
 * The one group that a product is listed in: its own subcategory when that lists it, else (for a
 * main category's own products) the first subcategory that does, else the rest. A subcategory lists
 * only products whose name contains its own, ignoring case.
 */
export function groupOfProduct(groups: readonly Group[]): Prisma.Sql {
  if (groups.length === 0) return Prisma.sql`0`
  const cases = groups.map(({ main, sub }) => {
    const rest = Prisma.sql`ELSE ${restOf(main.id)}::int END`
    if (sub)
      return Prisma.sql`WHEN ${sub.id} THEN CASE WHEN ${nameContains(sub.name)} THEN ${sub.id}::int ${rest}`
    const subs = groups.filter((other) => other.sub && other.main.id === main.id)
    if (subs.length === 0) return Prisma.sql`WHEN ${main.id} THEN ${restOf(main.id)}::int`
    const firsts = subs.map(
      (other) => Prisma.sql`WHEN ${nameContains(other.sub?.name ?? '')} THEN ${other.id}::int`,
    )
    return Prisma.sql`WHEN ${main.id} THEN CASE ${Prisma.join(firsts, ' ')} ${rest}`
  })
  return Prisma.sql`CASE p."categoryId" ${Prisma.join(cases, ' ')} ELSE 0 END`
}

/**
 * Which products a category filter leaves: a main category's and its subcategories'; a subcategory's
 * own, listed or not, and those of its parent that it lists.
 */
export function matchesCategory(groups: readonly Group[], categoryId: number): Prisma.Sql {
  const own = groups.find(({ sub }) => sub?.id === categoryId)
  if (own?.sub)
    return Prisma.sql`(p."categoryId" = ${categoryId} OR (p."categoryId" = ${own.main.id} AND ${nameContains(own.sub.name)}))`
  const rest = groups.find(({ main, sub }) => main.id === categoryId && sub === null)
  return rest ? inSourceCategories([rest], groups) : Prisma.sql`false`
}
