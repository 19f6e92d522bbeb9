// Words of the owner's own for products. Without schemas, so that the browser may load it.

export const MAX_TAGS = 30
export const MAX_TAG_LENGTH = 40

/** Tags in the form in which they are stored: trimmed, in small letters, each once. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .map((tag) => tag.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en'))
      .filter((tag) => tag !== ''),
  ),
]

/** The tags that were typed with commas between them. */
export const parseTags = (text: string): string[] => cleanTags(text.split(/[,;\n，、]/))
