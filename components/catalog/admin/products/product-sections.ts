import type { AdminProductRow, ProductGroup } from '@/lib/catalog/admin-contracts'

/** One heading of a page: its products, and whether a main category starts there. */
export type PageSection = {
  group: ProductGroup
  startsMainCategory: boolean
  products: AdminProductRow[]
}

type Page = {
  groups: readonly ProductGroup[]
  products: readonly AdminProductRow[]
  offset: number
  limit: number
  /** Whether to show headings of empty categories, so that a product can be added there. */
  showEmpty: boolean
}

/** Groups one page of products under their headings. */
export function sectionsOf({ groups, products, offset, limit, showEmpty }: Page): PageSection[] {
  let start = 0
  let mainId: number | undefined
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const isLastPage = offset + limit >= total
  return groups.flatMap((group) => {
    const own = products.filter(({ groupId }) => groupId === group.id)
    const isHere =
      start >= offset && (start < offset + limit || (isLastPage && start <= offset + limit))
    const isEmptyBrand = group.count === 0 && group.sub !== null
    start += group.count
    if (own.length === 0 && !(showEmpty && isEmptyBrand && isHere)) return []
    const startsMainCategory = group.main.id !== mainId
    mainId = group.main.id
    return [{ group, startsMainCategory, products: own }]
  })
}
