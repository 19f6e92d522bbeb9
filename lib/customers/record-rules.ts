export const MAX_TAGS = 20
export const MAX_TAG_LENGTH = 40
export const MAX_NOTE_LENGTH = 2000
export const MAX_BLOCK_REASON_LENGTH = 300
/** Of one person: more are hardly one, and all of them are read at once. */
export const MAX_ADDRESSES = 20

/**
 * Tags as they are stored: with single spaces, sorted, each once whatever the case of its letters; the first
 * writing stays. Empty ones are left out.
 */
export function normalTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const tag of tags) {
    const written = tag.normalize('NFC').replace(/\s+/gu, ' ').trim()
    const key = written.toLowerCase()
    if (written && !known.has(key)) known.set(key, written)
  }
  return [...known.values()].sort((one, other) => one.localeCompare(other, 'en'))
}

/** The tags in what was typed into one field, between commas. */
export const tagsIn = (typed: string): string[] => normalTags(typed.split(/[,،、，\n]/u))
