/** Tags of cached reads that depend on how searches are understood. */
export const searchTags = {
  /** Every answer to a search carries it. */
  synonyms: 'search-synonyms',
} as const
