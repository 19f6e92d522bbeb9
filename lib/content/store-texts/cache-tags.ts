/** Tags of cached reads of the owner's texts on pages of the store. */
export const storeTextTags = { texts: 'store-texts' } as const
