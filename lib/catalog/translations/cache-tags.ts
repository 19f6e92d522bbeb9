/** Tags of cached reads of texts in further languages. */
export const translationTags = { translations: 'translations' } as const
