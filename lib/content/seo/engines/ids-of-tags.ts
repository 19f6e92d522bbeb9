/** The ids in those of some tags that name one thing of a kind, as `product:12`. @param tagOf makes the tag of an id */
export function idsOfTags(tags: readonly string[], tagOf: (id: number) => string): number[] {
  return tags.flatMap((tag) => {
    const id = Number(/:(\d{1,9})$/.exec(tag)?.[1])
    return tagOf(id) === tag ? [id] : []
  })
}
