/** Does something for each of many, some at a time. What one throws ends it. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce = 8,
): Promise<void> {
  const waiting = items.values()
  const turns = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) await work(item)
  })
  await Promise.all(turns)
}
