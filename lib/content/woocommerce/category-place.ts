import type { ShopCategory } from './shop'

/** The category of a shop that has what is in none. */
const UNCATEGORIZED = 'uncategorized'

/** The way to a category from its main one, as far as there are such; a circle ends where it closes. */
function pathTo(all: ReadonlyMap<number, ShopCategory>, id: number): ShopCategory[] {
  const path: ShopCategory[] = []
  for (let next = all.get(id); next && !path.includes(next); next = all.get(next.parent))
    path.unshift(next)
  return path
}

/** The deepest that the store's categories go. */
const DEPTH = 2

const isNamed = (path: readonly ShopCategory[]) => path[0]?.slug !== UNCATEGORIZED

/**
 * The categories that a product is shown in, too, each as the way to it: the others that it is in there, but for those above one of
 * them.
 */
export function furtherPlacesOf(
  all: ReadonlyMap<number, ShopCategory>,
  ids: readonly number[],
): ShopCategory[][] {
  const main = placeOf(all, ids)
  const paths = ids.map((id) => pathTo(all, id).slice(0, DEPTH)).filter(isNamed)
  const seen = new Set(main.map(({ id }) => id))
  return paths.filter((path) => {
    const last = path.at(-1)
    if (!last || seen.has(last.id)) return false
    const isAbove = paths.some((other) => other.length > path.length && other.includes(last))
    seen.add(last.id)
    return !isAbove
  })
}

/**
 * The category that a product is filed in, as the way to it: the deepest of those that it is in there, and no deeper than two,
 * as deep as the store's categories go.
 *
 * @returns nothing for a product in no category that is known
 */
export function placeOf(
  all: ReadonlyMap<number, ShopCategory>,
  ids: readonly number[],
): ShopCategory[] {
  const paths = ids.map((id) => pathTo(all, id)).filter((path) => path.length > 0)
  const [best = []] = paths.sort(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || other.length - one.length,
  )
  return best.slice(0, DEPTH)
}
