/** Tags of cached reads of the owner's pages. */
export const pageTags = { pages: 'pages' } as const
