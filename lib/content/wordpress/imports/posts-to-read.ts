type Listed = { id: number; modifiedAt: Date }
type Known = { modifiedAt: Date; hiddenAt: Date | null }

/**
 * The ids of those listed posts that have to be read: which are not known, were changed since they were read, or, where articles
 * follow them, are back.
 */
export const postsToRead = (
  posts: readonly Listed[],
  known: ReadonlyMap<number, Known>,
  follows: boolean,
): number[] =>
  posts.flatMap(({ id, modifiedAt }) => {
    const row = known.get(id)
    const isNeeded = !row || row.modifiedAt < modifiedAt || (follows && row.hiddenAt !== null)
    return isNeeded ? [id] : []
  })
