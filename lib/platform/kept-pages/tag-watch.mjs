/** Requests under way, each with the tags that changed since it began. @type {Set<Set<string>>} */
const watches = new Set()

/** @param {readonly string[]} tags that changed just now */
export function noteChange(tags) {
  for (const changed of watches) for (const tag of tags) changed.add(tag)
}

/**
 * Watches which tags change from now on. Counted, not timed: two things within the same millisecond
 * have an order, too.
 */
export function watchTags() {
  /** @type {Set<string>} */
  const changed = new Set()
  watches.add(changed)
  return {
    /** Whether nothing at all has changed. */
    isQuiet: () => changed.size === 0,
    /** @param {readonly string[]} tags */
    hasChanged: (tags) => tags.some((tag) => changed.has(tag)),
    end: () => watches.delete(changed),
  }
}
